import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useEndpoint } from '../../../api/use-endpoint.ts'
import { listOrganizations } from '../../../contract/organizations.ts'
import { useDownload } from '../../../documents/use-download.ts'
import { useBrand } from '../../../brand/brand.ts'
import { demonstration } from '../../../demonstration/demonstration.ts'
import { useSamples } from '../../../demonstration/use-demonstration.ts'
import { useToday } from '../../../demonstration/use-today.ts'
import { token } from '../../../theme/tokens.ts'
import { DetailList } from '../../../ui/data/detail-list.tsx'
import { PlainDialog } from '../../../ui/overlays/dialog.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { PanelStack } from '../../../ui/layout/panel-stack.ts'
import { StatusChip } from '../../../ui/feedback/status-chip.tsx'
import { showToast } from '../../../toast.ts'
import { ListedItem, ListPanel } from '../list-panel.tsx'
import { documentOf, issuedOn, SAMPLE_VAULT, type VaultDocument } from './sample-vault.ts'
import { useLastScreened } from './use-screening.ts'
import { Screening } from './screening.tsx'

const Paper = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  padding: '28px 24px',
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.control,
  '&::after': {
    content: '"Demonstration"',
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    fontSize: '3.25rem',
    fontWeight: 600,
    color: token.ink,
    opacity: 0.07,
    transform: 'rotate(-28deg)',
    pointerEvents: 'none',
  },
})

export function ComplianceTab() {
  const letterhead = useBrand()
  // With figures of its own a demonstration names its own company. The live build never puts a customer on a sample.
  const { illustrated } = demonstration()
  const enabled = !useSamples() && illustrated
  const { data: organizations } = useEndpoint(listOrganizations, { enabled })
  const company = enabled ? organizations?.[0] : undefined
  const today = useToday()
  const { download } = useDownload()
  const [lastScreened] = useLastScreened()
  const [viewed, setViewed] = useState<VaultDocument | null>(null)
  const [viewing, setViewing] = useState(false)

  const view = (document: VaultDocument) => {
    setViewed(document)
    setViewing(true)
  }
  const downloadSample = async (document: VaultDocument) => {
    const make = async () =>
      (await import('../../../documents/sample-document.ts')).sampleDocument(
        documentOf(document, company, today),
        letterhead,
      )
    if (await download({ name: document.file, make }))
      showToast({ title: 'Sample downloaded', description: document.file })
  }

  return (
    <PanelStack>
      <ListPanel
        title="Document vault"
        part="document-vault"
        label="Documents"
        columns={['Document', 'Issued']}
        actions={<StatusChip tone="default" label={illustrated ? 'Demo data' : 'Samples'} />}
        note={
          'Watermarked sample documents, for illustration only. ' +
          'Files you select during verification stay on this device.'
        }
      >
        {SAMPLE_VAULT.map((document) => (
          <ListedItem key={document.id} title={document.title} note={document.kind} fact={issuedOn(document, today)}>
            <Button
              startIcon={<VisibilityOutlined />}
              aria-label={`View ${document.title}`}
              onClick={() => view(document)}
            >
              View
            </Button>
            <Button
              startIcon={<DownloadOutlined />}
              aria-label={`Download ${document.title}`}
              onClick={() => void downloadSample(document)}
            >
              Download
            </Button>
          </ListedItem>
        ))}
      </ListPanel>
      <Panel
        title="Screening status"
        part="screening"
        actions={
          lastScreened ? (
            <StatusChip tone={illustrated ? 'success' : 'default'} label={illustrated ? 'No matches' : 'Simulated'} />
          ) : (
            <StatusChip tone="default" label="Not run yet" />
          )
        }
      >
        <Screening action="Run New Screening" />
      </Panel>
      {viewed && (
        <PlainDialog
          open={viewing}
          onClose={() => setViewing(false)}
          title={viewed.title}
          part="sample-document"
          description="Sample document"
          width={560}
          actions={
            <Button variant="contained" startIcon={<DownloadOutlined />} onClick={() => void downloadSample(viewed)}>
              Download PDF
            </Button>
          }
        >
          <Paper>
            <p style={{ marginTop: 0 }}>{viewed.text}</p>
            <DetailList
              items={documentOf(viewed, company, today).details.map(([label, value]) => ({ label, value }))}
            />
          </Paper>
        </PlainDialog>
      )}
    </PanelStack>
  )
}
