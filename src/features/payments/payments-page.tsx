export function PaymentsPage() {
  return <h1>Payments &amp; Transfers</h1>
}
