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
import { useState } from 'react'
import { mono, oneLine } from '../dock/look/dock-theme.ts'
import { SCREENS } from './map-screens.ts'
import { IN_NEW_TAB, linkTo, ScreenActs, type Named } from './screen-links.tsx'
import { ScreenPicture } from './screen-picture.tsx'
import { ScreenSteps } from './screen-steps.tsx'
import { variantsOf, type Screen } from './screen.ts'
import { Text } from '../dock/panel/fields.tsx'
import { Hint } from '../dock/panel/kit.tsx'

interface MapPageProps {
  basePath: string
  onClose: () => void
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
  const [stepping, setStepping] = useState<string>()
  const shown = found(typed)
  const stepped = shown.find(({ group }) => group === stepping)
  const end = () => setStepping(undefined)
  return (
    <Dialog open fullScreen onClose={stepped ? end : onClose} aria-labelledby="map-title" sx={{ zIndex: 2147483100 }}>
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
          <Text
            label="Find a screen"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              end()
            }}
          />
        </Box>
      </Stack>
      <DialogContent sx={{ padding: 2 }}>
        {stepped ? (
          <ScreenSteps basePath={basePath} {...stepped} onEnd={end} />
        ) : (
          <>
            <Hint>Each opens in a new tab and a room of its own, so that nothing here changes.</Hint>
            {shown.length === 0 && <Typography sx={{ marginTop: 2 }}>No screens match.</Typography>}
            {shown.map(({ group, screens }) => (
              <Box key={group} component="section" aria-labelledby={`map-${group}`} sx={{ marginTop: 2.5 }}>
                <Stack direction="row" spacing={1} sx={{ marginBottom: 1, alignItems: 'center' }}>
                  <Typography id={`map-${group}`} variant="h3" component="h3">
                    {group}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {screens.length}
                  </Typography>
                  <Button variant="text" aria-label={`Step through ${group}`} onClick={() => setStepping(group)}>
                    Step through
                  </Button>
                </Stack>
                <Box sx={GRID}>
                  {screens.map((named) => (
                    <ScreenCard key={named.name} basePath={basePath} {...named} />
                  ))}
                </Box>
              </Box>
            ))}
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

function ScreenCard({ basePath, name, screen }: Named & Pick<MapPageProps, 'basePath'>) {
  const [variant] = variantsOf(screen)
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <ListItemButton
        component="a"
        href={linkTo(basePath, { name, screen })}
        {...IN_NEW_TAB}
        sx={{ display: 'block', padding: 0 }}
      >
        <Box sx={{ maxHeight: '12rem', overflow: 'hidden' }}>
          {variant && <ScreenPicture basePath={basePath} name={name} variant={variant} />}
        </Box>
        <ListItemText
          primary={screen.title}
          secondary={`/${screen.path}`}
          slotProps={{ secondary: { sx: { ...mono, ...oneLine } } }}
          sx={{ margin: 0, padding: '6px 10px 0' }}
        />
      </ListItemButton>
      <ScreenActs basePath={basePath} name={name} screen={screen} />
    </Paper>
  )
}
