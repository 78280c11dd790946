"""The parameters that the fake of Stripe accepts, and the refusals of those that it does not.

Names and rules: github.com/stripe/openapi, openapi/spec3.json, version 2025-03-31.basil (stripe-python 12.0.0 is made
from it); docs.stripe.com/api/metadata, docs.stripe.com/api/errors. `test_stripe_fake.py` compares them with the
specification.
"""

import re

# By request: each parameter and what its value has to be. `[]` stands for a position in a list, `[*]` for a name of the
# caller's own.
ACCEPTED = {
    "create checkout": {
        "mode": "mode", "payment_method_types[]": "card", "success_url": "url", "cancel_url": "url",
        "expires_at": "integer", "client_reference_id": "text 200", "adaptive_pricing[enabled]": "boolean",
        "line_items[][quantity]": "integer", "line_items[][price_data][currency]": "currency",
        "line_items[][price_data][unit_amount]": "integer",
        "line_items[][price_data][product_data][name]": "text 250",
        "payment_intent_data[capture_method]": "capture",
        "payment_intent_data[statement_descriptor_suffix]": "statement",
        "payment_intent_data[metadata][*]": "metadata",
        "payment_method_options[card][request_three_d_secure]": "secure",
        "metadata[*]": "metadata", "expand[]": "text 100",
    },
    "expire checkout": {"expand[]": "text 100"},
    "capture": {"amount_to_capture": "integer", "expand[]": "text 100"},
    "cancel": {"cancellation_reason": "reason", "expand[]": "text 100"},
    "create refund": {
        "payment_intent": "text 100", "amount": "integer", "metadata[*]": "metadata", "expand[]": "text 100",
    },
    "retrieve": {"expand[]": "text 100"},
    "list checkouts": {
        "created[gte]": "integer", "limit": "limit", "starting_after": "text 100", "payment_intent": "text 100",
        "status": "status", "expand[]": "text 100",
    },
    "list intents": {
        "created[gte]": "integer", "limit": "limit", "starting_after": "text 100", "expand[]": "text 100",
    },
    "list refunds": {
        "created[gte]": "integer", "limit": "limit", "starting_after": "text 100", "payment_intent": "text 100",
        "expand[]": "text 100",
    },
    "list disputes": {
        "created[gte]": "integer", "limit": "limit", "starting_after": "text 100", "payment_intent": "text 100",
        "expand[]": "text 100",
    },
    "list charges": {
        "created[gte]": "integer", "limit": "limit", "starting_after": "text 100", "payment_intent": "text 100",
        "expand[]": "text 100",
    },
}

# What a value may be. The second ones are Stripe's too, but this fake does not do them.
WORDS = {
    "mode": ({"payment"}, {"setup", "subscription"}),
    "capture": ({"manual"}, {"automatic", "automatic_async"}),
    "secure": ({"any", "automatic", "challenge"}, set()),
    "boolean": ({"true", "false"}, set()),
    "card": ({"card"}, set()),
    "reason": ({"duplicate", "fraudulent", "requested_by_customer", "abandoned"}, set()),
    "status": ({"open", "complete", "expired"}, set()),
}


class Refusal(Exception):
    """An answer that is an error.

    Its answer belongs to the key from then on if Stripe had begun to do what was asked for (`begun`): what its
    parameters forbid is asked again under the same key.
    """

    def __init__(self, status, code, message="", param=None, kind="invalid_request_error", begun=False):
        super().__init__(code or message)
        self.status, self.begun = status, begun
        error = {"type": kind, "code": code, "message": message or code, "param": param}
        self.body = {"error": {name: value for name, value in error.items() if value is not None}}


def shape(name):
    """`line_items[0][quantity]` as `line_items[][quantity]`, `metadata[a]` as `metadata[*]`."""
    name = re.sub(r"\[\d*\]", "[]", name)
    return re.sub(r"(^|\[)(metadata\]?)\[[^\[\]]+\]$", r"\1\2[*]", name)


def check(kind, fields):
    """Refuses parameters that are not known, come twice or have a value that they cannot have; the rest by name."""
    form = {}
    for name, value in fields:
        rule = ACCEPTED[kind].get(shape(name))
        if rule is None:
            raise Refusal(400, "parameter_unknown", f"Received unknown parameter: {name}", name)
        if name in form and not name.endswith("[]"):
            raise Refusal(400, None, f"Received twice: {name}", name)
        check_value(name, value, rule)
        form[name] = value
    if sum("metadata[" in name and not name.startswith("payment_intent_data") for name in form) > 50:
        raise Refusal(400, None, "Metadata has at most 50 keys", "metadata")
    return form


def check_value(name, value, rule):
    word, _, most = rule.partition(" ")
    if word in WORDS:
        known, other = WORDS[word]
        if value in other:
            raise Refusal(400, "fake_unsupported", f"The fake does not know {name}={value}", name)
        if value not in known:
            raise Refusal(400, None, f"Invalid {name}: must be one of {', '.join(sorted(known | other))}", name)
    elif word in ("integer", "limit"):
        if not re.fullmatch(r"[0-9]{1,15}", value):
            raise Refusal(400, "parameter_invalid_integer", f"Invalid integer: {value}", name)
        if word == "limit" and not 1 <= int(value) <= 100:
            raise Refusal(400, "parameter_invalid_integer", "limit is 1 to 100", name)
    elif value == "":
        raise Refusal(400, "parameter_invalid_empty", f"{name} is empty", name)
    elif word == "text" and len(value) > int(most):
        raise Refusal(400, None, f"{name} has more than {most} characters", name)
    elif word == "url" and not re.match(r"https?://[^/]", value):
        raise Refusal(400, "url_invalid", f"Not a valid URL: {value}", name)
    elif word == "currency" and not re.fullmatch(r"[a-z]{3}", value):
        raise Refusal(400, None, f"Invalid currency: {value}", name)
    elif word == "metadata" and (len(value) > 500 or len(name.rsplit("[", 1)[1]) > 41):
        raise Refusal(400, None, "Metadata has keys of 40 and values of 500 characters at most", name)
    elif word == "statement":
        # Source: docs.stripe.com/get-started/account/statement-descriptors.
        if len(value) > 22 or re.search(r"[<>\\'\"*]", value) or not re.search(r"[A-Za-z]", value):
            raise Refusal(400, None, f"Invalid statement descriptor: {value}", name)


def members(form, name):
    """The caller's own names and values below `name`."""
    pattern = re.compile(re.escape(name) + r"\[([^\[\]]+)\]")
    return {found[1]: value for key, value in form.items() if (found := pattern.fullmatch(key))}
