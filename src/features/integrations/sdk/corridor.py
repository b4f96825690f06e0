"""Corridor client for Python 3.9 and later. Preview. No dependencies."""
import hashlib
import hmac
import json
import urllib.error
import urllib.request
import uuid


class CorridorError(Exception):
    def __init__(self, status, message):
        super().__init__(f"{status}: {message}")
        self.status = status


class Corridor:
    def __init__(self, api_key, base_url):
        self._api_key = api_key
        self._base_url = base_url.rstrip("/")

    def list_accounts(self):
        return self._send("GET", "/api/accounts")

    def list_payments(self):
        return self._send("GET", "/api/payments")

    def create_payment(self, rail, amount, currency, beneficiary, reference=None, idempotency_key=None):
        """To retry a payment after a lost answer, pass the same idempotency_key. The payment is then made only once."""
        body = {
            "rail": rail,
            "amount": amount,
            "currency": currency,
            "beneficiaryName": beneficiary["name"],
            "beneficiaryAccount": beneficiary["account"],
            "beneficiary": beneficiary,
        }
        if reference is not None:
            body["reference"] = reference
        return self._send("POST", "/api/payments", body, {"Idempotency-Key": idempotency_key or str(uuid.uuid4())})

    def create_checkout(self, amount, currency, return_url, methods=None, reference=None, idempotency_key=None):
        """The buyer pays on the page at the checkout's url. A webhook says when the payment is settled."""
        body = {"amount": amount, "currency": currency, "returnUrl": return_url}
        if methods is not None:
            body["methods"] = methods
        if reference is not None:
            body["reference"] = reference
        return self._send("POST", "/api/checkouts", body, {"Idempotency-Key": idempotency_key or str(uuid.uuid4())})

    def fx_rates(self):
        return self._send("GET", "/api/fx/rates")

    def _send(self, method, path, body=None, headers=None):
        request = urllib.request.Request(
            self._base_url + path,
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={
                "Authorization": f"Bearer {self._api_key}",
                "Accept": "application/json",
                **({} if body is None else {"Content-Type": "application/json"}),
                **(headers or {}),
            },
        )
        try:
            with urllib.request.urlopen(request) as reply:
                text = reply.read()
        except urllib.error.HTTPError as error:
            raise CorridorError(error.code, error.read().decode() or error.reason) from error
        return json.loads(text) if text else None


def verify_webhook(raw_body, signature_header, secret):
    """Verifies the Corridor-Signature header. Pass the raw body as received, as bytes or text, before parsing."""
    body = raw_body if isinstance(raw_body, bytes) else raw_body.encode()
    parts = dict(part.partition("=")[::2] for part in signature_header.split(","))
    expected = hmac.new(secret.encode(), parts.get("t", "").encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest(parts.get("v1", "").encode(), expected.encode())
