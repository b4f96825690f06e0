<?php
// Corridor client for PHP 8.1 and later with the curl extension. Preview. No other dependencies.
declare(strict_types=1);

final class CorridorError extends RuntimeException
{
    public function __construct(public readonly int $status, string $message)
    {
        parent::__construct("$status: $message");
    }
}

final class Corridor
{
    private string $baseUrl;

    public function __construct(private string $apiKey, string $baseUrl)
    {
        $this->baseUrl = rtrim($baseUrl, '/');
    }

    public function listAccounts(): array
    {
        return $this->send('GET', '/api/accounts');
    }

    public function listPayments(): array
    {
        return $this->send('GET', '/api/payments');
    }

    /** To retry a payment after a lost answer, pass the same $idempotencyKey. The payment is then made only once. */
    public function createPayment(array $payment, ?string $idempotencyKey = null): array
    {
        $body = $payment + [
            'beneficiaryName' => $payment['beneficiary']['name'],
            'beneficiaryAccount' => $payment['beneficiary']['account'],
        ];
        $key = $idempotencyKey ?? bin2hex(random_bytes(16));
        return $this->send('POST', '/api/payments', $body, ["Idempotency-Key: $key"]);
    }

    /** The buyer pays on the page at the checkout's url. A webhook says when the payment is settled. */
    public function createCheckout(array $checkout, ?string $idempotencyKey = null): array
    {
        $key = $idempotencyKey ?? bin2hex(random_bytes(16));
        return $this->send('POST', '/api/checkouts', $checkout, ["Idempotency-Key: $key"]);
    }

    public function fxRates(): array
    {
        return $this->send('GET', '/api/fx/rates');
    }

    /** Verifies the Corridor-Signature header. Pass the raw body as received, before parsing. */
    public static function verifyWebhook(string $rawBody, string $signatureHeader, string $secret): bool
    {
        parse_str(str_replace(',', '&', $signatureHeader), $parts);
        $expected = hash_hmac('sha256', ($parts['t'] ?? '') . '.' . $rawBody, $secret);
        return hash_equals($expected, (string) ($parts['v1'] ?? ''));
    }

    private function send(string $method, string $path, ?array $body = null, array $headers = []): array
    {
        $headers[] = "Authorization: Bearer {$this->apiKey}";
        $headers[] = 'Accept: application/json';
        $call = curl_init($this->baseUrl . $path);
        curl_setopt_array($call, [CURLOPT_CUSTOMREQUEST => $method, CURLOPT_RETURNTRANSFER => true]);
        if ($body !== null) {
            $headers[] = 'Content-Type: application/json';
            curl_setopt($call, CURLOPT_POSTFIELDS, json_encode($body, JSON_THROW_ON_ERROR));
        }
        curl_setopt($call, CURLOPT_HTTPHEADER, $headers);
        $text = curl_exec($call);
        $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
        if ($text === false) {
            throw new CorridorError(0, curl_error($call));
        }
        if ($status >= 400) {
            throw new CorridorError($status, $text);
        }
        return json_decode($text, true, 512, JSON_THROW_ON_ERROR);
    }
}
