import SearchOutlined from '@mui/icons-material/SearchOutlined'
import Dialog from '@mui/material/Dialog'
import { styled, useColorScheme } from '@mui/material/styles'
import { useDeferredValue, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useOverlay } from '../../routing/overlay.ts'
import { useAuth } from '../../session/auth-provider.tsx'
import { chosenInForcedColors, media, token } from '../../theme/tokens.ts'
import { roomlessWhileEmpty } from '../../ui/announcer.ts'
import { overlayHome, useInertRoot } from '../../ui/overlay-home.ts'
import { findEntries, GROUPS, paletteEntries, type Entry } from './palette-entries.ts'
import { useSearchedLists, whatIsMissing } from './use-searched-lists.ts'

const Frame = styled(Dialog)({
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 'min(600px, calc(100% - 32px))',
    maxWidth: 'none',
    margin: '12dvh 16px 16px',
    maxHeight: '70dvh',
  },
  [media.phone]: {
    '& .MuiDialog-paper': { width: '100%', height: '100%', maxHeight: 'none', margin: 0, border: 0, borderRadius: 0 },
  },
})

const Bar = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '0 20px',
  borderBottom: `1px solid ${token.hairline}`,
  color: token.muted,
  [media.phone]: { padding: '0 8px 0 16px' },
})

const Query = styled('input')({
  flex: 1,
  minWidth: 0,
  height: 56,
  border: 0,
  outline: 'none !important',
  background: 'none',
  color: token.ink,
  fontSize: '1rem',
  '&::placeholder': { color: token.muted, opacity: 1 },
})

const Cancel = styled('button')({
  display: 'none',
  minHeight: 44,
  padding: '0 8px',
  border: 0,
  background: 'none',
  fontWeight: 550,
  color: token.accentText,
  [media.phone]: { display: 'block' },
})
const List = styled('div')({
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: 8,
  scrollPaddingBlock: 8,
})
const GroupTitle = styled('div')({ padding: '10px 12px 4px', fontSize: '0.75rem', fontWeight: 550, color: token.muted })

const Option = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: token.radius.control,
  cursor: 'pointer',
  '&[aria-selected="true"]': { background: token.accentTint, ...chosenInForcedColors },
  [media.phone]: { minHeight: 48 },
})

const Label = styled('span')({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 500,
})
const Hint = styled('span')({
  flex: 'none',
  maxWidth: '60%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.8125rem',
  color: token.muted,
})
const Nothing = styled('p')({
  flex: 'none',
  margin: 0,
  padding: '32px 12px',
  textAlign: 'center',
  color: token.muted,
  '&[data-below]': { padding: 12, borderTop: `1px solid ${token.hairline}` },
  '&:has(+ button)': { paddingBottom: 0 },
  ...roomlessWhileEmpty,
})
const Retry = styled('button')({
  flex: 'none',
  alignSelf: 'center',
  minHeight: 44,
  margin: '0 0 8px',
  padding: '0 12px',
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  fontWeight: 550,
  color: token.accentText,
  cursor: 'pointer',
})

const takeFocus = (field: HTMLInputElement | null) => field?.focus()

interface PaletteProps {
  open: boolean
  onClose: () => void
  onHelp: () => void
}

/** Finds pages, actions, accounts, payments and cards, by keyboard alone if one likes. */
export function Palette({ open, onClose, onHelp }: PaletteProps) {
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  const asked = useDeferredValue(query)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const { accounts, payments, cards, loading, failed, retry } = useSearchedLists(open)
  const run = useAct(onHelp)
  useInertRoot(open)

  const entries = paletteEntries({ accounts, payments, cards })
  const found = findEntries(entries, asked)
  const activeIn = (results: readonly Entry[]) => results[Math.min(active, results.length - 1)]
  const selected = activeIn(found)
  const missing = asked.trim() === '' ? '' : whatIsMissing({ loading, failed })
  const remark = missing || (found.length === 0 && `Nothing found for “${asked}”`)

  const close = () => {
    onClose()
    setQuery('')
    setActive(0)
  }
  const choose = (entry: Entry) => {
    close()
    run(entry)
  }
  /** Who types fast and presses Enter means what is written by then, which the list does not show yet. */
  const chooseAsWritten = () => {
    const entry = asked === query ? selected : activeIn(findEntries(entries, query))
    if (entry) choose(entry)
  }
  /** The button goes with the failure: the focus is back where one writes before that. */
  const searchAgain = () => {
    document.getElementById(`${id}-query`)?.focus()
    retry()
  }
  const move = (to: number) => {
    if (found.length === 0) return
    const index = (to + found.length) % found.length
    setActive(index)
    list.current?.querySelector(`#${CSS.escape(`${id}-${index}`)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') move(active + 1)
    else if (event.key === 'ArrowUp') move(active - 1)
    else if (event.key === 'Enter') chooseAsWritten()
    else return
    event.preventDefault()
  }

  return (
    <Frame
      open={open}
      onClose={close}
      container={overlayHome}
      disableEnforceFocus
      disableScrollLock
      transitionDuration={{ enter: 120, exit: 80 }}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="visually-hidden" id={`${id}-title`}>
        Search
      </h2>
      <Bar>
        <SearchOutlined />
        <Query
          ref={takeFocus}
          id={`${id}-query`}
          role="combobox"
          aria-label="Search pages, accounts, payments and cards"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={selected ? `${id}-${found.indexOf(selected)}` : undefined}
          aria-autocomplete="list"
          placeholder="Search pages, accounts, payments, cards"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value)
            setActive(0)
          }}
          onKeyDown={onKeyDown}
        />
        <Cancel type="button" onClick={close}>
          Cancel
        </Cancel>
      </Bar>
      <List ref={list} id={`${id}-list`} role="listbox" aria-label="Results" tabIndex={-1}>
        {GROUPS.map((group) => {
          const inGroup = found.filter((entry) => entry.group === group)
          if (inGroup.length === 0) return null
          return (
            <div key={group} role="group" aria-label={group}>
              <GroupTitle aria-hidden>{group}</GroupTitle>
              {inGroup.map((entry) => {
                const index = found.indexOf(entry)
                return (
                  <Option
                    key={entry.id}
                    id={`${id}-${index}`}
                    role="option"
                    aria-selected={entry === selected}
                    onPointerMove={() => index !== active && setActive(index)}
                    onClick={() => choose(entry)}
                  >
                    <Label dir="auto">{entry.label}</Label>
                    {entry.hint && <Hint>{entry.hint}</Hint>}
                  </Option>
                )
              })}
            </div>
          )
        })}
      </List>
      <Nothing role="status" data-below={(Boolean(remark) && found.length > 0) || undefined}>
        {remark}
      </Nothing>
      {missing && failed.length > 0 && (
        <Retry type="button" onClick={searchAgain}>
          Try again
        </Retry>
      )}
    </Frame>
  )
}

function useAct(onHelp: () => void) {
  const navigate = useNavigate()
  const overlay = useOverlay()
  const { signOut } = useAuth()
  const { mode, systemMode, setMode } = useColorScheme()

  return ({ act }: Entry) => {
    switch (act.kind) {
      case 'go':
        void navigate(act.to)
        break
      case 'open':
        overlay.open(act.overlay, act.value)
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
