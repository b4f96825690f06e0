import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { PopperProps } from '@mui/material/Popper'
import { styled, useColorScheme } from '@mui/material/styles'
import { useEffect, useId, useMemo, useRef, useState, type HTMLAttributes, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useDemonstration } from '../../demonstration/use-demonstration.ts'
import { useOpenOverlay } from '../../routing/overlay-opener.tsx'
import { useOnHistoryStep } from '../../routing/use-on-history-step.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { chosenInForcedColors, media, token } from '../../theme/tokens.ts'
import { unlessSecondPress } from '../../ui/overlays/second-press.ts'
import { findEntries, isRecord, paletteEntries, type Entry } from './palette-entries.ts'
import { missingListsText, useSearchedLists } from './use-searched-lists.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minHeight: 0,
  '& .MuiAutocomplete-root': { flex: 1 },
  '& .MuiAutocomplete-root .MuiOutlinedInput-root': { minHeight: 56, padding: '0 20px', fontSize: '1rem' },
  '& .MuiOutlinedInput-notchedOutline': { border: 0 },
  '& > .MuiButton-root': { display: 'none', marginRight: 8, [media.phone]: { display: 'inline-flex' } },
  '& .MuiAutocomplete-popper': {
    order: 1,
    flex: '1 0 100%',
    maxHeight: 'calc(100% - 56px)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderTop: `1px solid ${token.hairline}`,
  },
  '& .MuiAutocomplete-paper': { margin: 0, border: 0, borderRadius: 0, boxShadow: 'none', background: 'none' },
  '& .MuiAutocomplete-listbox': { maxHeight: 'none', padding: 8 },
  '& .MuiAutocomplete-option': {
    flexWrap: 'wrap',
    gap: '0 12px',
    minHeight: 40,
    padding: '6px 12px !important',
    borderRadius: token.radius.control,
    '& > svg': { flex: 'none', color: token.muted },
    '&.Mui-focused': {
      background: `${token.accentTint} !important`,
      boxShadow: `inset 3px 0 0 ${token.accentText}`,
      ...chosenInForcedColors,
      '& > svg': { color: token.accentText },
    },
    [media.phone]: { minHeight: 48 },
  },
  '& .MuiAutocomplete-noOptions': { padding: '32px 12px', textAlign: 'center', color: token.muted },
})

const GroupLabel = styled('div')({
  padding: '10px 12px 4px',
  color: token.muted,
  fontSize: token.size.caption,
  fontWeight: 550,
})

/** The hint is beside a page or an action, and below the name of a record. */
const Words = styled('span')({
  // Leaves the amount no room beside it when the text is large, so that it takes a line below.
  flex: '1 1 min(8rem, 100% - 2.75rem)',
  minWidth: 0,
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0 16px',
  '&[data-record]': { display: 'block' },
})
const Label = styled('span')({ display: 'block', minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 })
const Hint = styled('span')({
  display: 'block',
  overflowWrap: 'anywhere',
  fontSize: token.size.body2,
  color: token.muted,
})
const Amount = styled('span')({ flex: 'none', marginLeft: 'auto', fontWeight: 500, fontVariantNumeric: 'tabular-nums' })

const paper = {
  alignSelf: 'flex-start',
  width: 'min(600px, calc(100% - 32px))',
  margin: '12dvh 16px 16px',
  maxHeight: '70dvh',
  [media.phone]: { width: '100%', height: '100%', maxHeight: 'none', margin: 0, borderRadius: 0 },
} as const

interface PaletteProps {
  onClose: () => void
  onHelp: () => void
}

/** Focuses its field. With `autoFocus` the dialog has the focus in development, where React mounts everything twice. */
function Finder({ children }: { children: ReactNode }) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => row.current?.querySelector('input')?.focus(), [])
  return <Row ref={row}>{children}</Row>
}

/** The command palette: finds pages, actions, accounts, payments and cards. */
export function Palette({ onClose, onHelp }: PaletteProps) {
  useOnHistoryStep(onClose)
  const [query, setQuery] = useState('')
  const id = useId()
  const { accounts, payments, cards, loading, failed, retry } = useSearchedLists()
  const run = useRun(onHelp)
  const commands = useDemonstration('commands')
  const entries = useMemo(
    () => paletteEntries({ accounts, payments, cards, commands }),
    [accounts, payments, cards, commands],
  )
  const found = findEntries(entries, query)
  const missing = query.trim() === '' ? '' : missingListsText({ loading, failed })

  const choose = (entry: Entry) => {
    onClose()
    run(entry)
  }

  return (
    <Dialog open onClose={unlessSecondPress(onClose)} aria-labelledby={id} slotProps={{ paper: { sx: paper } }}>
      <h2 className="visually-hidden" id={id}>
        Search
      </h2>
      <Finder>
        <Autocomplete<Entry, false, true>
          open
          autoHighlight
          disableClearable
          options={found}
          groupBy={(entry) => entry.group}
          getOptionLabel={(entry) => entry.label}
          getOptionKey={(entry) => entry.id}
          filterOptions={(options) => options}
          inputValue={query}
          onInputChange={(_, text, reason) => reason === 'input' && setQuery(text)}
          onChange={(_, entry) => choose(entry)}
          onClose={(_, reason) => reason === 'escape' && onClose()}
          noOptionsText={failed.length > 0 ? 'No results' : missing || `Nothing found for “${query}”`}
          slots={{ popper: InPlace }}
          slotProps={{ listbox: { component: 'div', 'aria-label': 'Results', 'aria-labelledby': undefined } }}
          renderGroup={({ key, group, children }) => (
            <div key={key} role="group" aria-label={group}>
              <GroupLabel aria-hidden>{group}</GroupLabel>
              {children}
            </div>
          )}
          renderOption={({ key, ...props }, entry) => (
            <div key={key} {...(props as HTMLAttributes<HTMLDivElement>)}>
              <entry.Icon />
              <Words data-record={isRecord(entry) || undefined}>
                <Label>
                  {/* Not dir="auto", which would put a name from right to left at the other end. */}
                  <bdi>{entry.label}</bdi>
                </Label>
                {entry.hint && <Hint>{entry.hint}</Hint>}
              </Words>
              {entry.figure && <Amount>{entry.figure}</Amount>}
            </div>
          )}
          renderInput={({ slotProps }) => (
            <OutlinedInput
              fullWidth
              ref={slotProps.input.ref}
              placeholder="Search everything"
              startAdornment={
                <InputAdornment position="start">
                  <SearchOutlined />
                </InputAdornment>
              }
              slotProps={{
                input: {
                  ...slotProps.htmlInput,
                  'aria-label': 'Search pages, accounts, payments and cards',
                  spellCheck: false,
                },
              }}
            />
          )}
        />
        <Button variant="text" color="primary" onClick={onClose}>
          Cancel
        </Button>
      </Finder>
      {missing && (found.length > 0 || failed.length > 0) && (
        <Alert
          severity={failed.length > 0 ? 'warning' : 'info'}
          role="status"
          action={
            failed.length > 0 && (
              <Button size="small" onClick={retry}>
                Try again
              </Button>
            )
          }
          sx={{ borderRadius: 0 }}
        >
          {missing}
        </Alert>
      )}
    </Dialog>
  )
}

/** Replaces MUI's popper: renders the results inside the dialog, below the field. */
const InPlace = ({ className, role, children }: PopperProps) => (
  <div className={className} role={role}>
    {children as ReactNode}
  </div>
)

function useRun(onHelp: () => void) {
  const navigate = useNavigate()
  const openOverlay = useOpenOverlay()
  const { signOut } = useAuth()
  const { mode, systemMode, setMode } = useColorScheme()

  return ({ command }: Entry) => {
    switch (command.kind) {
      case 'go':
        void navigate(command.to)
        break
      case 'open':
        openOverlay(command.overlay, command.value)
        break
      case 'run':
        command.run()
        break
      case 'scheme':
        setMode((mode === 'system' ? systemMode : mode) === 'dark' ? 'light' : 'dark')
        break
      case 'help':
        onHelp()
        break
      case 'logout':
        void signOut()
        break
    }
  }
}
