import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { useDock } from '../dock-context.ts'
import { mono, oneLine } from '../look/dock-theme.ts'
import { actionsOf, type Action } from './actions.ts'
import { PLACE_NAMES, type Spot } from './places.tsx'
import { useReplace, useRun } from './run.tsx'

const byPlace = (a: Action, b: Action) => PLACE_NAMES.indexOf(a.place) - PLACE_NAMES.indexOf(b.place)

/** Finds every action by its name or its call, so that nobody has to know where it is. */
export function Finder({ onReveal }: { onReveal: (spot: Spot) => void }) {
  const services = useDock()
  const run = useRun()
  const replace = useReplace()
  const [typed, setTyped] = useState('')
  const [actions, setActions] = useState<Action[]>([])
  const choose = (action: Action | null) => {
    if (!action) return
    setTyped('')
    const { work, done, label, section } = action
    if (!work || section !== undefined) onReveal(action)
    if (!work) return
    if (action.asks) replace({ title: `${label}?`, work, done })
    else void run(work, done)
  }
  return (
    <Autocomplete
      sx={{ flexGrow: 1 }}
      size="small"
      disablePortal
      autoHighlight
      // The keyboard of a phone would cover what was found.
      blurOnSelect="touch"
      forcePopupIcon={false}
      options={actions}
      value={null}
      inputValue={typed}
      groupBy={({ place }) => place}
      getOptionLabel={({ label, call = '' }) => `${label} ${call}`}
      getOptionKey={({ label, place, call }) => `${place} ${label} ${call}`}
      noOptionsText="No actions match."
      // Read when it opens: payments and tours come and go.
      onOpen={() => setActions(actionsOf(services).toSorted(byPlace))}
      onInputChange={(_, text, reason) => {
        if (reason !== 'reset' && reason !== 'selectOption') setTyped(text)
      }}
      onChange={(_, action) => choose(action)}
      renderOption={({ key, ...props }, { label, call }) => (
        <Box component="li" key={key} {...props} sx={{ display: 'block !important' }}>
          <Box sx={{ fontSize: '0.8125rem' }}>{label}</Box>
          {call && <Box sx={{ ...mono, ...oneLine, fontSize: '0.75rem', color: 'text.secondary' }}>{call}</Box>}
        </Box>
      )}
      renderInput={({ slotProps: { input: frame, htmlInput } }) => (
        <OutlinedInput
          fullWidth
          ref={frame.ref}
          className={frame.className}
          onMouseDown={frame.onMouseDown}
          placeholder="Find an action"
          startAdornment={
            <InputAdornment position="start">
              <SearchOutlined />
            </InputAdornment>
          }
          slotProps={{ input: { ...htmlInput, 'aria-label': 'Find an action' } }}
        />
      )}
    />
  )
}
