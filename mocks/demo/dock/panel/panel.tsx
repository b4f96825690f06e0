import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useEffect, useMemo, useRef, useState } from 'react'
import { catalogue, isScenario } from '../../../bank/scenarios/catalogue.ts'
import { useBankData, useBankTime, useDock, useRequests } from '../dock-context.ts'
import { mono, PHONE, SURFACE } from '../look/dock-theme.ts'
import { keepInTab, keptInTab } from '../../tab-memory.ts'
import { maySignIn } from '../../links/may-sign-in.ts'
import { Finder } from './finder.tsx'
import { Notices } from './notices.tsx'
import { PlaceBoundary } from './place-boundary.tsx'
import { PLACE_NAMES, PlaceBody, PLACES, type Place, type Spot } from './places.tsx'
import { Act, FoldContext } from './kit.tsx'
import { OpenQuestion } from './open-question.tsx'
import { LatestResult } from './run.tsx'

export const PANEL_WIDTH = 400
/** The height of the panel along the lower edge, where its lists have columns. */
export const PANEL_HEIGHT = '46vh'

interface PanelProps {
  /** Where it opens; by default where it was. */
  first?: Spot | undefined
  /** Absent in a window of its own, which the panel fills. */
  onClose: (() => void) | undefined
}

const AT_THE_SIDE = { top: 0, right: 0, bottom: 0, width: PANEL_WIDTH, borderWidth: '0 0 0 1px' }
const ALONG_THE_BOTTOM = { left: 0, right: 0, bottom: 0, height: PANEL_HEIGHT, borderWidth: '1px 0 0' }
const WHOLE = { inset: 0, width: 'auto', height: 'auto', borderWidth: 0 }

/** In the low panel of wide windows. The button that closes it is at the end. */
const IN_A_ROW = {
  '@media (min-width: 760px)': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', paddingRight: '36px' },
}

/** In a window of its own: a button stays near what it is about. */
const IN_THE_MIDDLE = { paddingX: 'max(0px, 50% - 360px)' }

const LEFT = 'corridor:dock-place'

/** The sections that are unfolded at first. */
const UNFOLDED = Object.values(PLACES).flatMap(({ sections }) =>
  sections.filter(({ isOpen }) => isOpen).map(({ title }) => title),
)

/** As it was left in this tab, also while a place is chosen on the page; or where the dock is opened now. */
function openedAt(first: Spot | undefined): { place: Place; open: string[] } {
  const { place, open } = (keptInTab(LEFT) ?? { place: 'Scene', open: UNFOLDED }) as { place: Place; open: string[] }
  // A place of another build may be unknown in this one.
  const known = Object.hasOwn(PLACES, place) ? place : 'Scene'
  return { place: first?.place ?? known, open: first?.section === undefined ? open : [...open, first.section] }
}

export function Panel({ first, onClose }: PanelProps) {
  const [{ place, open }, setLeft] = useState(() => openedAt(first))
  useEffect(() => keepInTab(LEFT, { place, open }), [place, open])
  const panel = useRef<HTMLElement>(null)
  const wide = place === 'Inspect'
  const folds = useMemo(
    () => ({
      open,
      toggle: (section: string) =>
        setLeft((left) => ({
          ...left,
          open: left.open.includes(section) ? left.open.filter((one) => one !== section) : [...left.open, section],
        })),
    }),
    [open],
  )
  const reveal = ({ place: next, section }: Spot) =>
    setLeft((left) => ({ place: next, open: section === undefined ? left.open : [...left.open, section] }))

  useEffect(() => {
    if (onClose) panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }, [onClose])
  const [found, setFound] = useState(first)
  // What the field has found, or what it opens at, may be far below.
  useEffect(() => {
    const heading = panel.current?.querySelector<HTMLElement>(`[data-section=${JSON.stringify(found?.section ?? '')}]`)
    heading?.scrollIntoView()
    heading?.focus()
  }, [found])

  // The page makes room for it.
  useEffect(() => {
    if (!onClose) return undefined
    const { dataset } = document.documentElement
    dataset['dock'] = wide ? 'wide' : 'open'
    return () => {
      delete dataset['dock']
    }
  }, [onClose, wide])

  const shape = onClose ? (wide ? ALONG_THE_BOTTOM : AT_THE_SIDE) : WHOLE
  const column = !onClose && !wide && IN_THE_MIDDLE
  return (
    <Paper
      ref={panel}
      component="aside"
      aria-label="Demo dock"
      square
      elevation={0}
      onKeyDown={(event) => {
        // The list of found actions closes first.
        if (event.key === 'Escape' && !event.defaultPrevented) onClose?.()
      }}
      sx={{
        position: 'fixed',
        zIndex: 2147483000,
        display: 'flex',
        flexDirection: 'column',
        backgroundColor: 'background.default',
        [SURFACE]: '#10141b',
        borderStyle: 'solid',
        borderColor: 'divider',
        ...shape,
        [PHONE]: WHOLE,
      }}
    >
      <Box sx={{ borderBottom: 1, borderColor: 'divider', ...(wide && IN_A_ROW), ...column }}>
        <Head canClose={onClose !== undefined} />
        <Box sx={{ padding: '0 16px', order: 2, flexGrow: 1 }}>
          <Finder
            onReveal={(spot) => {
              reveal(spot)
              setFound({ ...spot })
            }}
          />
        </Box>
        <Tabs
          aria-label="Demo dock"
          variant="scrollable"
          scrollButtons={false}
          value={place}
          onChange={(_, next: Place) => reveal({ place: next })}
          selectionFollowsFocus
          sx={{ paddingX: 1, order: 1 }}
        >
          {PLACE_NAMES.map((name) => (
            <Tab key={name} value={name} aria-controls="place" label={<PlaceName name={name} />} sx={{ flexGrow: 1 }} />
          ))}
        </Tabs>
        {onClose && (
          <IconButton
            aria-label="Close the demo dock"
            onClick={onClose}
            sx={{ position: 'absolute', top: 8, right: 8, [PHONE]: { top: 4, right: 4 } }}
          >
            <CloseOutlined />
          </IconButton>
        )}
      </Box>
      <Notices />
      <Box
        // Each place begins at its top.
        key={place}
        role="tabpanel"
        id="place"
        aria-label={place}
        sx={{ flexGrow: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', ...column }}
      >
        <FoldContext value={folds}>
          <PlaceBoundary>
            <PlaceBody place={place} />
          </PlaceBoundary>
        </FoldContext>
      </Box>
      <OpenQuestion />
      <LatestResult />
    </Paper>
  )
}

/** What is shown now, and who is signed in. */
function Head({ canClose }: { canClose: boolean }) {
  const { corridor } = useDock()
  const now = useBankTime()
  const { scenario, speed, user, canEnter } = useBankData((bank) => ({
    scenario: bank.record.scenario,
    speed: bank.clock.speed,
    user: bank.signedIn()?.email,
    canEnter: maySignIn(bank),
  }))
  const title = isScenario(scenario) ? catalogue[scenario].title : scenario
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{
        padding: `6px ${canClose ? 48 : 16}px 6px 16px`,
        alignItems: 'center',
        minWidth: 0,
        '& > button': { flexShrink: 0 },
      }}
    >
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="h2" component="h2">
          {title}{' '}
          <Box component="span" sx={{ ...mono, display: 'inline-block', color: 'primary.main', fontWeight: 400 }}>
            {new Date(now).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
            {speed === 0 && ' · paused'}
            {speed > 1 && ` · ×${speed}`}
          </Box>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {user ? `Signed in as ${user}` : 'Nobody is signed in'}
        </Typography>
      </Box>
      {user === undefined && canEnter && (
        <Act aria-label="Sign in as the scenario’s person" work={() => corridor.signIn()}>
          Sign in
        </Act>
      )}
      {user !== undefined && (
        <Act quiet work={() => corridor.signOut()}>
          Sign out
        </Act>
      )}
    </Stack>
  )
}

function PlaceName({ name }: { name: Place }) {
  const outside = useRequests().filter(({ inContract }) => !inContract).length
  const { mails, disturbed } = useBankData(({ db, network }) => ({
    mails: db.mails.size,
    disturbed: network.faults.length + Number(network.offline) + Number(network.latency > 0),
  }))
  const counts: Partial<Record<Place, number>> = { Drive: mails, Break: disturbed, Inspect: outside }
  const count = counts[name] ?? 0
  return (
    <>
      {name}
      {count > 0 && (
        <Badge
          badgeContent={count}
          color={name === 'Drive' ? 'primary' : 'error'}
          sx={{
            '& .MuiBadge-badge': {
              position: 'static',
              transform: 'none',
              height: '1rem',
              minWidth: '1rem',
              padding: '0 4px',
            },
          }}
        />
      )}
    </>
  )
}
