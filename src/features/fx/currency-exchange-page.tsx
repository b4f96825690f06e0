export function CurrencyExchangePage() {
  return <h1>Currency Exchange</h1>
}
