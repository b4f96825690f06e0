import CloseOutlined from '@mui/icons-material/CloseOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState, type KeyboardEvent } from 'react'
import { homeAddress, IN_FRAGMENT } from '../../../src/routing/address.ts'
import { mono, oneLine } from '../dock/look/dock-theme.ts'
import { Text } from '../dock/panel/kit/fields.tsx'
import { copyText } from '../dock/panel/kit/files.ts'
import { Act } from '../dock/panel/kit/run.tsx'
import { Hint } from '../dock/panel/kit/section.tsx'
import { SCREENS, screenParts, screenRoom, type Screen } from './map-screens.ts'

interface MapPageProps {
  basePath: string
  onClose: () => void
}

interface Named {
  name: string
  screen: Screen
}

const GRID = { display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))' }

const groups = Object.entries<Readonly<Record<string, Screen>>>(SCREENS).map(([group, screens]) => ({
  group,
  screens: Object.entries(screens).map(([name, screen]): Named => ({ name, screen })),
}))

const has = (text: string, wanted: string) => text.toLowerCase().includes(wanted)

/** The groups with the screens that have every typed word in their group, title, name or route. */
function found(typed: string) {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map(({ group, screens }) => ({
      group,
      screens: screens.filter(({ name, screen: { title, path } }) =>
        words.every((word) => has(`${group} ${title} ${name} /${path}`, word)),
      ),
    }))
    .filter(({ screens }) => screens.length > 0)
}

/** Every screen and state of the product, each with the link that opens it in a room of its own. */
export function MapPage({ basePath, onClose }: MapPageProps) {
  const [typed, setTyped] = useState('')
  const shown = found(typed)
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby="map-title" sx={{ zIndex: 2147483100 }}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{
          flex: 'none',
          padding: '12px 16px',
          alignItems: 'center',
          flexWrap: 'wrap',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography id="map-title" variant="h2" sx={{ flexGrow: 1 }}>
          Map of all screens
        </Typography>
        <IconButton aria-label="Close the map" onClick={onClose} sx={{ order: { sm: 1 } }}>
          <CloseOutlined />
        </IconButton>
        <Box sx={{ width: { xs: '100%', sm: 280 } }}>
          <Text label="Find a screen" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Box>
      </Stack>
      <DialogContent sx={{ padding: 2 }}>
        <Hint>
          Each opens in a new tab and a room of its own, so that nothing here changes. Arrow keys step through the
          states of a page.
        </Hint>
        {shown.length === 0 && <Typography sx={{ marginTop: 2 }}>No screens match.</Typography>}
        {shown.map(({ group, screens }) => (
          <Box key={group} component="section" aria-labelledby={`map-${group}`} sx={{ marginTop: 2.5 }}>
            <Typography id={`map-${group}`} variant="h3" component="h3" sx={{ marginBottom: 1 }}>
              {group}
            </Typography>
            <Box sx={GRID} onKeyDown={stepThrough}>
              {screens.map((named) => (
                <ScreenCard key={named.name} basePath={basePath} {...named} />
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
    </Dialog>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Moves the focus to the next or previous state of the same page. */
function stepThrough(event: KeyboardEvent<HTMLElement>) {
  const by = STEPS[event.key]
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-screen-link]')]
  const at = links.findIndex((link) => link === event.target)
  if (by === undefined || at === -1) return
  event.preventDefault()
  links[at + by]?.focus()
}

function linkTo(basePath: string, { name, screen }: Named, parts: Readonly<Record<string, string>> = {}): string {
  const fragment = new URLSearchParams({ ...screenParts(name, screen), room: screenRoom(name), ...parts })
  return `${homeAddress(basePath)}${IN_FRAGMENT ? '' : screen.path}#${fragment.toString()}`
}

function ScreenCard({ basePath, ...named }: Named & Pick<MapPageProps, 'basePath'>) {
  const { title, path } = named.screen
  const link = linkTo(basePath, named)
  return (
    <Paper variant="outlined">
      <ListItemButton data-screen-link component="a" href={link} target="_blank" rel="noopener">
        <ListItemText
          primary={title}
          secondary={`/${path}`}
          slotProps={{ secondary: { sx: { ...mono, ...oneLine } } }}
        />
      </ListItemButton>
      <Stack direction="row" spacing={0.5} sx={{ padding: '0 0 4px' }}>
        <Act variant="text" aria-label={`Copy link to ${named.name}`} work={() => copyText(link)}>
          Copy link
        </Act>
        <Button
          variant="text"
          aria-label={`Pin feedback on ${named.name}`}
          href={linkTo(basePath, named, { pin: '1' })}
          target="_blank"
          rel="noopener"
        >
          Pin feedback
        </Button>
      </Stack>
    </Paper>
  )
}
