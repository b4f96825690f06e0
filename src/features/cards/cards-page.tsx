import AddOutlined from '@mui/icons-material/AddOutlined'
import CreditCardOutlined from '@mui/icons-material/CreditCardOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEndpoint } from '../../api/use-endpoint.ts'
import { listCards, type Card } from '../../contract/cards.ts'
import { useAddressOverlay } from '../../routing/overlay.ts'
import { Page } from '../../ui/layout/page.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { ReadWarning, ReadError } from '../../session/read-states.tsx'
import { EmptyState } from '../../ui/feedback/states.tsx'
import { useLoadingProps } from '../../ui/feedback/use-loading-props.ts'
import { NotFoundDialog } from '../../ui/overlays/not-found-dialog.tsx'
import { CardDetailsDialog } from './card-details-dialog.tsx'
import { CardTile, CARD_OVERLAYS, CardTileSkeleton } from './card-tile.tsx'
import { LimitsDialog } from './limits-dialog.tsx'
import { NewCardDialog } from './new-card-dialog.tsx'
import { SpendSheet } from './spend-sheet.tsx'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(20rem, 100%), 1fr))',
  gap: 16,
  '@media print': { gridTemplateColumns: '1fr 1fr' },
})

export function CardsPage() {
  const cards = useEndpoint(listCards)
  const { name, value, open, close } = useAddressOverlay(['new', ...CARD_OVERLAYS])
  // Looked up by ID, so that an open dialog shows refetched data.
  const card = cards.data?.find(({ id }) => id === value)
  const create = () => open('new')
  const newCard = (
    <Button
      // One primary action: the empty list has it too.
      variant={cards.data?.length === 0 ? 'outlined' : 'contained'}
      startIcon={<AddOutlined />}
      onClick={create}
    >
      New Card
    </Button>
  )

  return (
    <Page title="Cards" subtitle="Virtual and physical cards for your team." actions={newCard} actionsAtBottom>
      <ReadWarning list={cards} />
      {cards.data ? (
        cards.data.length > 0 ? (
          <Grid>
            {usableFirst(cards.data).map((each) => (
              <CardTile key={each.id} card={each} onOpen={(overlay) => open(overlay, each.id)} />
            ))}
          </Grid>
        ) : (
          <Panel>
            <EmptyState
              icon={<CreditCardOutlined />}
              title="No cards yet"
              text="Create a virtual card and use it at once, or order a physical one for the team."
              action={
                <Button variant="contained" onClick={create}>
                  Create Your First Card
                </Button>
              }
            />
          </Panel>
        )
      ) : cards.error ? (
        <Panel>
          <ReadError what="Cards" error={cards.error} onRetry={() => void cards.mutate()} />
        </Panel>
      ) : (
        <CardsSkeleton />
      )}
      {name === 'new' && <NewCardDialog onClose={close} />}
      {/* Another scenario may have another card with the same ID. The form then starts over with its limits. */}
      {name === 'limits' && card && <LimitsDialog key={`${card.id} ${card.last4}`} card={card} onClose={close} />}
      {name === 'transactions' && card && <SpendSheet key={card.id} card={card} onClose={close} />}
      {/* A link may name the details of a physical card, which has no button for them. */}
      {name === 'details' && card?.cardType === 'virtual' && (
        <CardDetailsDialog key={card.id} card={card} onClose={close} />
      )}
      {name !== undefined && name !== 'new' && cards.data && !card && (
        <NotFoundDialog what="card" text="The link may be old. All cards are on the Cards page." onClose={close} />
      )}
    </Page>
  )
}

const CardsSkeleton = () => (
  <Grid {...useLoadingProps('Loading cards')}>
    {Array.from({ length: 3 }, (_, index) => (
      <CardTileSkeleton key={index} />
    ))}
  </Grid>
)

/** Keeps the order of the bank, with blocked cards last. */
const usableFirst = (cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => Number(a.status === 'blocked') - Number(b.status === 'blocked'))
