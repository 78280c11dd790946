// The module of every page; see live.js.
