// The script of the customers' pages.
