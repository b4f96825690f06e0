import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useOnHistoryStep } from '../../routing/use-on-history-step.ts'
import { token } from '../../theme/tokens.ts'
import { Sheet } from '../../ui/overlays/dialog.tsx'
import { NAVIGATION } from '../shell/navigation.ts'
import { commandKey, singleKeysAreOn, switchSingleKeys } from './shortcuts.ts'

const Title = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: '20px 0 4px',
  '&:first-of-type': { marginTop: 0 },
}))
const List = styled('dl')({ margin: 0 })
const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 44,
  '& + &': { borderTop: `1px solid ${token.hairline}` },
})
const Keys = styled('dd')({ display: 'flex', gap: 4, margin: 0 })

const Key = styled('kbd')({
  minWidth: 26,
  padding: '2px 7px',
  border: `1px solid ${token.hairline}`,
  borderBottomWidth: 2,
  borderRadius: token.radius.small,
  background: token.sunken,
  fontSize: token.size.body2,
  fontWeight: 550,
  textAlign: 'center',
})

const GENERAL = [
  { label: 'Search everything', keys: () => [commandKey(), 'K'] },
  { label: 'New Payment', keys: () => ['N'] },
  { label: 'This help', keys: () => ['?'] },
  { label: 'Close', keys: () => ['Esc'] },
] as const

export function ShortcutsHelp({ onClose }: { onClose: () => void }) {
  useOnHistoryStep(onClose)
  const [on, setOn] = useState(singleKeysAreOn)
  const change = (next: boolean) => {
    switchSingleKeys(next)
    setOn(next)
  }
  return (
    <Sheet open onClose={onClose} title="Keyboard shortcuts" width={400}>
      <Title>General</Title>
      <Shortcuts list={GENERAL.map(({ label, keys }) => ({ label, keys: keys() }))} />
      <Title>Go to</Title>
      <Shortcuts list={NAVIGATION.map(({ label, shortcut }) => ({ label, keys: ['G', shortcut.toUpperCase()] }))} />
      <FormControlLabel
        sx={{ marginTop: 2.5 }}
        control={<Checkbox name="single-keys" checked={on} onChange={(event) => change(event.target.checked)} />}
        label="Single-key shortcuts. Switch them off if they interfere with speech input or another tool."
      />
    </Sheet>
  )
}

function Shortcuts({ list }: { list: readonly { label: string; keys: readonly string[] }[] }) {
  return (
    <List>
      {list.map(({ label, keys }) => (
        <Row key={label}>
          <dt>{label}</dt>
          <Keys>
            {keys.map((key) => (
              <Key key={key}>{key}</Key>
            ))}
          </Keys>
        </Row>
      ))}
    </List>
  )
}
