export function VerifyEmailPage() {
  return <h1>E-mail verification</h1>
}
