export function CardsPage() {
  return <h1>Cards</h1>
}
