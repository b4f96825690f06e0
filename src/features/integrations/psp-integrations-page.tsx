export function PspIntegrationsPage() {
  return <h1>PSP Integrations</h1>
}
