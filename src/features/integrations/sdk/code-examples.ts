interface CodeExample {
  id: string
  label: string
  code: string
}

const BASE_URL = 'https://api.corridor.example'

/**
 * The same checkout of €48 in each language. The API key comes from the environment, never from the code. Checkouts
 * belong to the previewed payment methods: the contract has no call for them.
 */
export const CODE_EXAMPLES: readonly [CodeExample, ...CodeExample[]] = [
  {
    id: 'curl',
    label: 'cURL',
    code: `curl ${BASE_URL}/api/checkouts \\
  -H "Authorization: Bearer $CORRIDOR_TEST_KEY" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: order-1042" \\
  -d '{
    "amount": "48.00",
    "currency": "EUR",
    "methods": ["ideal", "bancontact"],
    "reference": "Order 1042",
    "returnUrl": "https://shop.example/thanks"
  }'`,
  },
  {
    id: 'node',
    label: 'Node.js',
    code: `import { Corridor } from './corridor.mjs'

const corridor = new Corridor(process.env.CORRIDOR_TEST_KEY, {
  baseUrl: '${BASE_URL}',
})

const checkout = await corridor.createCheckout(
  {
    amount: '48.00',
    currency: 'EUR',
    methods: ['ideal', 'bancontact'],
    reference: 'Order 1042',
    returnUrl: 'https://shop.example/thanks',
  },
  { idempotencyKey: 'order-1042' },
)

console.log(checkout.url)`,
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

checkout = corridor.create_checkout(
    amount="48.00",
    currency="EUR",
    methods=["ideal", "bancontact"],
    reference="Order 1042",
    return_url="https://shop.example/thanks",
    idempotency_key="order-1042",
)

print(checkout["url"])`,
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

$checkout = $corridor->createCheckout([
    'amount' => '48.00',
    'currency' => 'EUR',
    'methods' => ['ideal', 'bancontact'],
    'reference' => 'Order 1042',
    'returnUrl' => 'https://shop.example/thanks',
], idempotencyKey: 'order-1042');

echo $checkout['url'];`,
  },
]
