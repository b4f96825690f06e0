import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { conditionOf, HEADER_HEIGHT, media, token } from '../../theme/tokens.ts'
import { NavigationLinks } from './navigation-links.tsx'

const Side = styled('div')({
  flex: 'none',
  width: '15.0625rem',
  borderRight: `1px solid ${token.hairline}`,
  '@media print': { display: 'none' },
  // The prerendered page does not know the window's width.
  '@media not (min-width: 64em)': { display: 'none' },
})

const Sticky = styled('div')({
  position: 'sticky',
  top: HEADER_HEIGHT,
  maxHeight: `calc(100dvh - ${HEADER_HEIGHT}px)`,
  overflowY: 'auto',
})

/** The navigation beside the page on wide screens. */
export function SideNavigation() {
  const wide = useMediaQuery(conditionOf(media.wide), { noSsr: true, defaultMatches: true })
  return (
    wide && (
      <Side>
        <Sticky>
          <NavigationLinks />
        </Sticky>
      </Side>
    )
  )
}
