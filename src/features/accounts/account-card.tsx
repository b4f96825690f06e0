import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { accountName, type Account } from '../../contract/accounts.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { media, token } from '../../theme/tokens.ts'
import { busyProps } from '../../ui/feedback/busy-props.ts'
import { CopyButton } from '../../ui/data/copy-button.tsx'
import { groupIban } from '../../text/format.ts'
import { Money } from '../../ui/data/money.tsx'
import { useAccountLetter } from './use-account-letter.ts'

const Card = styled('li')({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  background: token.surface,
  border: `1px solid ${token.hairline}`,
  borderRadius: token.radius.card,
  overflow: 'hidden',
})

const Face = styled('div')({
  display: 'grid',
  gap: 16,
  padding: '18px 20px 14px',
  [media.phone]: { padding: '16px 16px 14px' },
})
const Head = styled('div')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })

const Currency = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 30,
  padding: '0 8px',
  borderRadius: token.radius.small,
  background: token.accentTint,
  color: token.accentText,
  fontSize: token.size.caption,
  fontWeight: 650,
  letterSpacing: '0.04em',
})

const Name = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  minWidth: 0,
  overflowWrap: 'anywhere',
}))
const Balance = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 12,
  containerType: 'inline-size',
})
// Shown below both captions, but read after its own.
const Figure = styled('div')({ order: 1, flex: '1 0 100%', marginTop: 2 })
const Caption = styled('span')({ color: token.muted, fontSize: token.size.body2, lineHeight: 1.4 })

const Iban = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 4,
  minHeight: 30,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  letterSpacing: '0.02em',
  '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
})

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  marginTop: 'auto',
  padding: 6,
  borderTop: `1px solid ${token.hairline}`,
  '& > button': { color: token.muted, '&:hover, &:focus-visible': { color: token.ink } },
  '& > *': { flex: '1 1 auto', [media.phone]: { paddingInline: 6, fontSize: token.size.body2 } },
})

interface AccountCardProps {
  account: Account
  /** As `Money`'s, so that all cards show their balance at one size. */
  widest: number
}

export function AccountCard({ account, widest }: AccountCardProps) {
  const { id, currency, iban, reserved, available } = account
  const name = accountName(account)
  const openOverlay = useOpenOverlay()
  const letter = useAccountLetter()
  return (
    <Card>
      <Face>
        <Head>
          <Currency>{currency}</Currency>
          <Name dir="auto">{name}</Name>
        </Head>
        <Balance>
          <Caption>Available</Caption>
          <Figure>
            <Money amount={available} currency={currency} size="figure" widest={widest} />
          </Figure>
          {reserved !== 0 && (
            <Caption>
              Reserved <Money amount={reserved} currency={currency} />
            </Caption>
          )}
        </Balance>
        <Iban>
          <span>{groupIban(iban)}</span>
          <CopyButton value={iban} label={`Copy IBAN of ${name}`} />
        </Iban>
      </Face>
      <Actions role="group" aria-label={name}>
        <Button variant="text" onClick={() => openOverlay('account', id)}>
          View Details
        </Button>
        <Button variant="text" onClick={() => openOverlay('pay', currency)}>
          Transfer
        </Button>
        <Button variant="text" {...busyProps(letter.busy, () => void letter.write(account))}>
          Account Letter
        </Button>
      </Actions>
    </Card>
  )
}

const SkeletonAction = styled('div')({
  display: 'grid',
  placeItems: 'center',
  minHeight: 36,
  [media.phone]: { minHeight: 44 },
})

export function AccountCardSkeleton() {
  return (
    <Card>
      <Face>
        <Head>
          <Skeleton variant="rounded" width={44} height={30} />
          <Skeleton variant="rounded" width="50%" height={18} />
        </Head>
        <Balance>
          <Caption>
            <Skeleton width={64} />
          </Caption>
          <Figure>
            <Skeleton variant="rounded" width="62%" height={36} />
          </Figure>
        </Balance>
        <Iban>
          <Skeleton width="72%" />
        </Iban>
      </Face>
      <Actions>
        {[80, 64, 96].map((width) => (
          <SkeletonAction key={width}>
            <Skeleton width={width} />
          </SkeletonAction>
        ))}
      </Actions>
    </Card>
  )
}
