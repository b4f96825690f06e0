export function BusinessVerificationPage() {
  return <h1>Business Verification</h1>
}
