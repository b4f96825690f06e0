import { keyframes, styled } from '@mui/material/styles'
import type { SignInPicture } from '../../../demonstration/demonstration.ts'
import { useDemonstration } from '../../../demonstration/use-demonstration.ts'
import { SIGN_IN_PICTURE } from '../../../placeholders.ts'
import { token } from '../../../theme/tokens.ts'
import { formatMoney } from '../../../text/format.ts'
import { panelLight } from '../dark-panel.ts'
import { Money } from '../../../ui/data/money.tsx'

const travel = keyframes({
  '0%': { transform: 'none', opacity: 0 },
  '12%': { opacity: 1 },
  '80%': { opacity: 1 },
  '100%': { transform: 'translateX(100%)', opacity: 0 },
})

const appear = keyframes({ from: { opacity: 0 } })
const appearing = { animation: `${appear} ${token.motion}` }

const Lamp = styled('div')({ position: 'absolute', inset: 0, background: panelLight, ...appearing })

/** Faint lines of longitude in the background. */
const Grid = styled('svg')({ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0.13 })

const Stack = styled('div')({
  position: 'relative',
  width: 'min(440px, 100%)',
  display: 'grid',
  gap: 16,
  ...appearing,
})

const glass = {
  background: 'rgb(255 255 255 / 0.07)',
  border: '1px solid rgb(255 255 255 / 0.14)',
  borderRadius: token.radius.sheet,
  padding: '20px 24px',
}

const Balance = styled('div')({ ...glass, '& [data-size] > span': { color: 'rgb(255 255 255 / 0.62)' } })
const Quiet = styled('p')({ margin: 0, fontSize: token.size.body2, color: 'rgb(255 255 255 / 0.72)' })
const Routes = styled('div')({ ...glass, padding: '6px 24px' })
const Route = styled('div')({ padding: '16px 0', '& + &': { borderTop: '1px solid rgb(255 255 255 / 0.1)' } })
const Ends = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(32px, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  fontWeight: 550,
})
const Track = styled('span')({
  position: 'relative',
  height: 1,
  background: 'linear-gradient(90deg, rgb(255 255 255 / 0.1), rgb(255 255 255 / 0.45))',
})

/** As wide as its track, so that a percentage transform can animate it without layout while the page starts. */
const Dot = styled('span')({
  position: 'absolute',
  top: -2.5,
  left: 0,
  width: 'calc(100% - 6px)',
  animation: `${travel} 4.2s cubic-bezier(0.45, 0, 0.3, 1) infinite`,
  '&::before': {
    content: '""',
    display: 'block',
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: '#fff',
    boxShadow: '0 0 0 4px rgb(255 255 255 / 0.16)',
  },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none !important', left: '62%' },
})

const Facts = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginTop: 6,
  fontSize: token.size.body2,
  color: 'rgb(255 255 255 / 0.72)',
})
const Claim = styled('p')({
  margin: '24px 0 0',
  fontSize: '1.375rem',
  lineHeight: 1.35,
  fontWeight: 500,
  letterSpacing: '-0.02em',
  textWrap: 'balance',
})

/** A balance and three routes with moving dots. Decorative only. */
export function ProductPicture() {
  const own = useDemonstration('signInPicture')
  const picture = own === undefined ? SIGN_IN_PICTURE : own
  return (
    <>
      <Lamp />
      <Grid viewBox="0 0 100 100" preserveAspectRatio="none">
        {Array.from({ length: 11 }, (_, line) => (
          <path
            key={line}
            d={`M${line * 10} 0 Q${line * 10 + (line - 5) * 4} 50 ${line * 10} 100`}
            fill="none"
            stroke="#fff"
            strokeWidth="0.8"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </Grid>
      <Stack>
        {picture && <Figures picture={picture} />}
        <Claim>{SIGN_IN_PICTURE.claim}</Claim>
      </Stack>
    </>
  )
}

function Figures({ picture: { balance, routes } }: { picture: SignInPicture }) {
  return (
    <>
      <Balance>
        <Quiet>Total balance</Quiet>
        <Money amount={balance.amount} currency={balance.currency} size="display" />
      </Balance>
      <Routes>
        {routes.map(({ from, to, rail, amount, currency }, index) => (
          <Route key={to}>
            <Ends>
              {from}
              <Track>
                <Dot style={{ animationDelay: `${index * -1.4}s` }} />
              </Track>
              {to}
            </Ends>
            <Facts>
              <span>{rail}</span>
              <span>{formatMoney(amount, currency)}</span>
            </Facts>
          </Route>
        ))}
      </Routes>
    </>
  )
}
