import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useAddressParams } from '../routing/address-params.ts'
import { chosenInForcedColors, conditionOf, media, token, unseenInForcedColors } from '../theme/tokens.ts'

export interface Tab {
  id: string
  label: string
  content: ReactNode
}

interface AddressTabsProps {
  /** The search parameter that holds the chosen tab; absent while it is the first. */
  param: string
  /** Names the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** `vertical` puts the tabs at the side on a wide screen and above on a narrow one. */
  orientation?: 'horizontal' | 'vertical'
}

const narrow = '@media (max-width: 1023.95px)'

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  '&[data-orientation="vertical"]': {
    gridTemplateColumns: '208px minmax(0, 1fr)',
    gap: 40,
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 20 },
  },
})

const List = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px ${token.hairline}`,
  '[data-orientation="vertical"] > &': {
    flexDirection: 'column',
    alignSelf: 'start',
    boxShadow: 'none',
    [narrow]: { flexDirection: 'row', boxShadow: `inset 0 -1px ${token.hairline}` },
  },
})

const TabButton = styled('button')({
  flex: 'none',
  minHeight: 40,
  padding: '8px 12px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  fontWeight: 500,
  color: token.muted,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `color ${token.motion}, background-color ${token.motion}`,
  '&:hover': { color: token.ink },
  ...unseenInForcedColors,
  '&[aria-selected="true"]': { color: token.ink, borderBottomColor: token.accentText, ...chosenInForcedColors },
  '&:focus-visible': { outlineOffset: -2 },
  '[data-orientation="vertical"] &': {
    [media.wide]: {
      minHeight: 36,
      border: 0,
      borderRadius: token.radius.control,
      '&:hover': { background: token.hover },
      '&[aria-selected="true"]': { background: token.accentTint, color: token.accentText },
    },
  },
  [media.phone]: { minHeight: 44 },
})

const Panel = styled('div')({ '&:focus-visible': { outlineOffset: 4, borderRadius: token.radius.card } })

/** Tabs that are part of the address: reload, share and the back button keep them. */
export function AddressTabs({ param, label, tabs, orientation = 'horizontal' }: AddressTabsProps) {
  const [params, changeParams] = useAddressParams()
  const wide = useMediaQuery(conditionOf(media.wide), { noSsr: true })
  const atTheSide = orientation === 'vertical' && wide
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const wanted = params.get(param)
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === wanted),
  )
  const selected = tabs[chosen]

  // A row that is too long for a phone shows the chosen tab, wherever the link led. The observer comes when the browser
  // knows where things lie: asked earlier it would find that out once for this and once more for the page.
  useEffect(() => {
    const row = list.current
    const tab = row?.querySelectorAll<HTMLElement>('[role="tab"]')[chosen]
    if (!row || !tab) return
    const observer = new ResizeObserver(() => {
      row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
    })
    observer.observe(row)
    return () => observer.disconnect()
  }, [chosen])

  if (!selected) return null

  const select = (tab: Tab) =>
    changeParams(
      (next) => {
        if (tab.id === tabs[0]?.id) next.delete(param)
        else next.set(param, tab.id)
      },
      { replace: true },
    )

  const onKeyDown = (event: KeyboardEvent) => {
    // Alt with an arrow is the browser's way back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const [forward, backward] = atTheSide ? ['ArrowDown', 'ArrowUp'] : ['ArrowRight', 'ArrowLeft']
    const next = { [forward]: chosen + 1, [backward]: chosen - 1, Home: 0, End: tabs.length - 1 }[event.key]
    if (next === undefined) return
    const target = (next + tabs.length) % tabs.length
    const tab = tabs[target]
    if (!tab) return
    event.preventDefault()
    select(tab)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
  }

  return (
    <Layout data-orientation={orientation}>
      <List ref={list} role="tablist" aria-label={label} aria-orientation={atTheSide ? 'vertical' : 'horizontal'}>
        {tabs.map((tab) => (
          <TabButton
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab === selected}
            aria-controls={tab === selected ? `${id}-panel` : undefined}
            tabIndex={tab === selected ? 0 : -1}
            onClick={() => select(tab)}
            onKeyDown={onKeyDown}
          >
            {tab.label}
          </TabButton>
        ))}
      </List>
      <Panel key={selected.id} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected.id}`} tabIndex={0}>
        {selected.content}
      </Panel>
    </Layout>
  )
}
