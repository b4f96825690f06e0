import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react'
import { useAddressParams } from '../../routing/address-params.ts'
import { token } from '../../theme/tokens.ts'

interface AddressTab {
  id: string
  label: string
  content: ReactNode
}

interface AddressTabsProps {
  /** The query parameter with the selected tab's id; absent for the first tab. */
  param: string
  /** The accessible name. */
  label: string
  tabs: readonly AddressTab[]
  /** `vertical` puts the tabs at the side where that leaves room for a table. */
  orientation?: 'horizontal' | 'vertical'
}

const Layout = styled('div')({
  display: 'grid',
  gap: 24,
  '& > *': { minWidth: 0 },
  '&[data-side]': { gridTemplateColumns: '208px minmax(0, 1fr)', gap: 40 },
})

const fade = (...stops: string[]) => ({ maskImage: `linear-gradient(to right, ${stops.join(', ')})` })
const [left, right] = [
  ['transparent', '#000 40px'],
  ['#000 calc(100% - 40px)', 'transparent'],
]

/** Fades the edges behind which there are more tabs. Browsers without scroll-driven animations show them cut. */
const fadedEdges = {
  '@supports (animation-timeline: scroll(self inline))': {
    animation: 'faded-edges linear',
    animationTimeline: 'scroll(self inline)',
    '@keyframes faded-edges': {
      from: fade(...right),
      '1%, 99%': fade(...left, ...right),
      to: fade(...left),
    },
  },
} as const

const Row = styled(Tabs)({
  '&.MuiTabs-root:not([data-side])': {
    boxShadow: `inset 0 -1px ${token.hairline}`,
    '& .MuiTabs-scroller': fadedEdges,
  },
  '&[data-side]': {
    alignSelf: 'start',
    '& .MuiTabs-indicator': { display: 'none' },
    '& .MuiTab-root': { alignItems: 'flex-start', minHeight: 36, borderRadius: token.radius.control },
    '& .MuiTab-root:hover': { background: token.hover },
    '& .Mui-selected': { background: token.accentTint, color: token.accentText },
  },
})

/**
 * MUI scrolls to the selected tab when the selection changes; this also does it at first and when the width changes.
 */
function useScrollToSelected(row: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const scroller = row.current?.querySelector('.MuiTabs-scroller')
    if (!scroller) return
    const observer = new ResizeObserver(() => {
      const tab = scroller.querySelector<HTMLElement>('[aria-selected="true"]')
      // In the middle, clear of the faded edges.
      if (tab) scroller.scrollLeft = tab.offsetLeft + (tab.offsetWidth - scroller.clientWidth) / 2
    })
    observer.observe(scroller)
    return () => observer.disconnect()
  }, [row])
}

/** MUI's Tabs with the selected tab in the address, so that it survives a reload and can be linked to. */
export function AddressTabs({ param, label, tabs, orientation = 'horizontal' }: AddressTabsProps) {
  const [params, changeParams] = useAddressParams()
  const wide = useMediaQuery('(min-width: 75em)', { noSsr: true })
  const side = (orientation === 'vertical' && wide) || undefined
  const id = useId()
  const row = useRef<HTMLDivElement>(null)
  useScrollToSelected(row)
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
