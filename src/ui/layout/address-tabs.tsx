import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useAddressParams } from '../../routing/address-params.ts'
import { conditionOf, media, token } from '../../theme/tokens.ts'

export interface AddressTab {
  id: string
  label: string
  content: ReactNode
}

interface AddressTabsProps {
  /** The search parameter that holds the chosen tab; absent while it is the first. */
  param: string
  /** Names the row of tabs. */
  label: string
  tabs: readonly AddressTab[]
  /** `vertical` puts the tabs at the side on a wide screen and above on a narrow one. */
  orientation?: 'horizontal' | 'vertical'
}

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  '&[data-side]': { gridTemplateColumns: '208px minmax(0, 1fr)', gap: 40 },
})

const Row = styled(Tabs)({
  '&.MuiTabs-root:not([data-side])': { boxShadow: `inset 0 -1px ${token.hairline}` },
  '&[data-side]': {
    alignSelf: 'start',
    '& .MuiTabs-indicator': { display: 'none' },
    '& .MuiTab-root': { alignItems: 'flex-start', minHeight: 36, borderRadius: token.radius.control },
    '& .MuiTab-root:hover': { background: token.hover },
    '& .Mui-selected': { background: token.accentTint, color: token.accentText },
  },
})

/** MUI scrolls to the selected tab when another one is chosen; this does it when the row gets another width. */
function useSelectedInSight(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = row.current?.querySelector('.MuiTabs-scroller')
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      const tab = scroller.querySelector<HTMLElement>('[aria-selected="true"]')
      if (tab) scroller.scrollLeft = tab.offsetLeft + tab.offsetWidth - scroller.clientWidth
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [row])
}

/** MUI's tabs as part of the address: reload, share and the back button keep the chosen one. */
export function AddressTabs({ param, label, tabs, orientation = 'horizontal' }: AddressTabsProps) {
  const [params, changeParams] = useAddressParams()
  const wide = useMediaQuery(conditionOf(media.wide), { noSsr: true })
  const side = (orientation === 'vertical' && wide) || undefined
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useSelectedInSight(row)
  const selected = tabs.find((tab) => tab.id === params.get(param)) ?? tabs[0]
  if (!selected) return null

  const select = (chosen: string) =>
    changeParams(
      (next) => {
        if (chosen === tabs[0]?.id) next.delete(param)
        else next.set(param, chosen)
      },
      { replace: true },
    )

  return (
    <Layout data-side={side}>
      <Row
        ref={row}
        data-side={side}
        aria-label={label}
        value={selected.id}
        onChange={(_, chosen: string) => select(chosen)}
        orientation={side ? 'vertical' : 'horizontal'}
        variant="scrollable"
        scrollButtons={false}
        selectionFollowsFocus
      >
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            value={tab.id}
            label={tab.label}
            id={`${id}-${tab.id}`}
            {...(tab === selected && { 'aria-controls': `${id}-panel` })}
          />
        ))}
      </Row>
      <div key={selected.id} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected.id}`} tabIndex={0}>
        {selected.content}
      </div>
    </Layout>
  )
}
