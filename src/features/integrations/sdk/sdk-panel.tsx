import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useBrand } from '../../../brand/brand.ts'
import { brandedCode } from '../../../brand/branded-code.ts'
import { now } from '../../../clock.ts'
import { useDownload } from '../../../documents/use-download.ts'
import { token } from '../../../theme/tokens.ts'
import { announce } from '../../../ui/feedback/announcer.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { SDKS, type Sdk } from './sdks.ts'

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Item = styled('li')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '8px 16px',
  padding: '10px 0',
  borderTop: `1px solid ${token.hairline}`,
  '&:first-of-type': { borderTop: 0, paddingTop: 0 },
})

const Name = styled('strong')({ display: 'block', fontWeight: 550 })
const Muted = styled('span')({ color: token.muted, fontSize: token.size.body2 })
const Note = styled('p')({ margin: '8px 0 0', color: token.muted, fontSize: token.size.body2 })

export function SdkPanel() {
  const { download } = useDownload()
  const { name: brandName } = useBrand()
  const downloadSdk = async (sdk: Sdk) => {
    const handedOver = await download({
      name: brandedCode(sdk.file, brandName),
      make: async () => (await import('./sdk-package.ts')).buildSdk(sdk, now(), brandName),
    })
    if (handedOver) announce(`${sdk.label} SDK downloaded`)
  }
  return (
    <Panel title="Download SDKs" part="sdk">
      <List>
        {SDKS.map((sdk) => (
          <Item key={sdk.id}>
            <span>
              <Name>{sdk.label}</Name>
              <Muted>{sdk.requires}</Muted>
            </span>
            <Button
              variant="outlined"
              startIcon={<DownloadOutlined />}
              aria-label={`Download ${sdk.label} SDK`}
              onClick={() => void downloadSdk(sdk)}
            >
              Download
            </Button>
          </Item>
        ))}
      </List>
      <Note>Preview versions: a single file each, no dependencies.</Note>
    </Panel>
  )
}
