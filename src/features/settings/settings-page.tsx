import { Page } from '../../ui/layout/page.tsx'
import { AddressTabs } from '../../ui/layout/address-tabs.tsx'
import { ApiKeysTab } from './api-keys-tab.tsx'
import { AuditLogTab } from './audit-log/audit-log-tab.tsx'
import { ComplianceTab } from './compliance/compliance-tab.tsx'
import { OrganizationTab } from './organization/organization-tab.tsx'
import { UsersTab } from './users/users-tab.tsx'
import { WebhooksTab } from './webhooks-tab.tsx'

export function SettingsPage() {
  return (
    <Page title="Settings" subtitle="Company details, access and activity.">
      <AddressTabs
        param="tab"
        label="Settings"
        orientation="vertical"
        tabs={[
          { id: 'organization', label: 'Organization', content: <OrganizationTab /> },
          { id: 'users', label: 'Users & Roles', content: <UsersTab /> },
          { id: 'api-keys', label: 'API Keys', content: <ApiKeysTab /> },
          { id: 'webhooks', label: 'Webhooks', content: <WebhooksTab /> },
          { id: 'compliance', label: 'Compliance', content: <ComplianceTab /> },
          { id: 'audit-log', label: 'Audit Log', content: <AuditLogTab /> },
        ]}
      />
    </Page>
  )
}
