import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { homeAddress, IN_FRAGMENT } from '../../../src/routing/address.ts'
import { screenFragment, screenRoom, type Screen } from './screen.ts'
import { copyText } from '../dock/panel/files.ts'
import { Act } from '../dock/panel/kit.tsx'

export interface Named {
  name: string
  screen: Screen
}

/** In a tab and a room of its own. */
export const IN_NEW_TAB = { target: '_blank', rel: 'noopener' } as const

export function linkTo(
  basePath: string,
  { name, screen }: Named,
  parts: Readonly<Record<string, string>> = {},
): string {
  const fragment = screenFragment(name, screen, { room: screenRoom(name), ...parts })
  return `${homeAddress(basePath)}${IN_FRAGMENT ? '' : screen.path}#${fragment}`
}

/** What can be done with a screen besides opening it. */
export const ScreenActs = ({ basePath, ...named }: Named & { basePath: string }) => (
  <Stack direction="row" spacing={0.5}>
    <Act
      quiet
      aria-label={`Copy link to ${named.name}`}
      done="Link copied."
      work={() => copyText(linkTo(basePath, named))}
    >
      Copy link
    </Act>
    <Button
      variant="text"
      aria-label={`Pin feedback on ${named.name}`}
      href={linkTo(basePath, named, { pin: '1' })}
      {...IN_NEW_TAB}
    >
      Pin feedback
    </Button>
  </Stack>
)
