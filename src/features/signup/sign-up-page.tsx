export function SignUpPage() {
  return <h1>Create Your Business Account</h1>
}
