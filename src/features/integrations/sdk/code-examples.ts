interface CodeExample {
  id: string
  label: string
  code: string
}

const BASE_URL = 'https://api.corridor.example'

/** The same payment of €1,250 in each language. The API key comes from the environment, never from the code. */
export const CODE_EXAMPLES: readonly [CodeExample, ...CodeExample[]] = [
  {
    id: 'curl',
    label: 'cURL',
    code: `curl ${BASE_URL}/api/payments \\
  -H "Authorization: Bearer $CORRIDOR_TEST_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: order-1042" \\
  -d '{
    "rail": "SEPA_INSTANT",
    "amount": "1250.00",
    "currency": "EUR",
    "beneficiaryName": "Muster GmbH",
    "beneficiaryAccount": "DE89370400440532013000",
    "beneficiary": {
      "name": "Muster GmbH",
      "account": "DE89370400440532013000"
    },
    "reference": "Order 1042"
  }'`,
  },
  {
    id: 'node',
    label: 'Node.js',
    code: `import { Corridor } from './corridor.mjs'

const corridor = new Corridor(process.env.CORRIDOR_TEST_KEY, {
  baseUrl: '${BASE_URL}',
})

const payment = await corridor.createPayment(
  {
    rail: 'SEPA_INSTANT',
    amount: '1250.00',
    currency: 'EUR',
    beneficiary: {
      name: 'Muster GmbH',
      account: 'DE89370400440532013000',
    },
    reference: 'Order 1042',
  },
  { idempotencyKey: 'order-1042' },
)

console.log(payment.id, payment.status)`,
  },
  {
    id: 'python',
    label: 'Python',
    code: `import os
from corridor import Corridor

corridor = Corridor(
    os.environ["CORRIDOR_TEST_KEY"],
    base_url="${BASE_URL}",
)

payment = corridor.create_payment(
    rail="SEPA_INSTANT",
    amount="1250.00",
    currency="EUR",
    beneficiary={
        "name": "Muster GmbH",
        "account": "DE89370400440532013000",
    },
    reference="Order 1042",
    idempotency_key="order-1042",
)

print(payment["id"], payment["status"])`,
  },
  {
    id: 'php',
    label: 'PHP',
    code: `<?php
require 'corridor.php';

$corridor = new Corridor(
    getenv('CORRIDOR_TEST_KEY'),
    baseUrl: '${BASE_URL}',
);

$payment = $corridor->createPayment([
    'rail' => 'SEPA_INSTANT',
    'amount' => '1250.00',
    'currency' => 'EUR',
    'beneficiary' => [
        'name' => 'Muster GmbH',
        'account' => 'DE89370400440532013000',
    ],
    'reference' => 'Order 1042',
], idempotencyKey: 'order-1042');

echo $payment['id'], ' ', $payment['status'];`,
  },
]
