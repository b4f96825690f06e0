import { Page } from '../../ui/layout/page.tsx'
import { AddressTabs } from '../../ui/layout/address-tabs.tsx'
import { AntiFraudTools } from './anti-fraud-tools.tsx'
import { CustomisableCheckout } from './customisable-checkout.tsx'
import { IntegrationsHero } from './integrations-hero.tsx'
import { PaymentMethodsNetwork } from './payment-methods/payment-methods-network.tsx'
import { QuickIntegration } from './quick-integration.tsx'

export function PspIntegrationsPage() {
  return (
    <Page title="PSP Integrations" subtitle="Accept payments online, with local methods and developer tools.">
      <IntegrationsHero />
      <AddressTabs
        param="tab"
        label="PSP Integrations"
        tabs={[
          { id: 'quick', label: 'Quick Integration', content: <QuickIntegration /> },
          { id: 'lpm', label: 'LPM Network', content: <PaymentMethodsNetwork /> },
          { id: 'checkout', label: 'Customisable Checkout', content: <CustomisableCheckout /> },
          { id: 'anti-fraud', label: 'Anti-Fraud Tools', content: <AntiFraudTools /> },
        ]}
      />
    </Page>
  )
}
