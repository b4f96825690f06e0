import { styled } from '@mui/material/styles'
import { token, tone, trackInForcedColors, type Tone } from '../../theme/tokens.ts'
import { StatusChip } from '../../ui/feedback/status-chip.tsx'
import { PlannedFeature } from './planned-feature.tsx'

/** Sample content for the preview. No payment is scored. */
const SAMPLE_SIGNALS: readonly { text: string; weight: string; tone: Tone }[] = [
  { text: 'Card issued in the country of the order', weight: '−12', tone: 'success' },
  { text: '3-D Secure passed', weight: '−25', tone: 'success' },
  { text: 'First order from this device', weight: '+18', tone: 'warning' },
  { text: 'Three attempts in ten minutes', weight: '+37', tone: 'warning' },
]
const SAMPLE_SCORE = 18

const Card = styled('div')({
  width: '100%',
  maxWidth: 560,
  margin: '0 auto',
  padding: 32,
  borderRadius: token.radius.sheet,
  border: `1px solid ${token.hairline}`,
  background: token.surface,
  boxShadow: token.shadow.floating,
})

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 16 })
const Muted = styled('p')({ margin: 0, color: token.muted })
const Score = styled('p')({
  margin: '2px 0 12px',
  fontSize: token.size.h1,
  fontWeight: 500,
  letterSpacing: '-0.02em',
  '& small': { fontSize: token.size.body1, color: token.muted, letterSpacing: 0 },
})

const SCALE_STOPS = [`${tone('success').dot} 0 40%`, `${tone('warning').dot} 40% 75%`, `${tone('error').dot} 75%`]

const Scale = styled('div')({
  position: 'relative',
  height: 8,
  marginBottom: 20,
  borderRadius: 999,
  background: `linear-gradient(90deg, ${SCALE_STOPS.join(', ')})`,
  // The system removes gradients of ours, and the mark would stand on nothing.
  ...trackInForcedColors,
  '&::after': {
    content: '""',
    position: 'absolute',
    left: `${SAMPLE_SCORE}%`,
    top: -4,
    width: 16,
    height: 16,
    marginLeft: -8,
    borderRadius: '50%',
    background: token.surface,
    border: `3px solid ${token.ink}`,
  },
})

const Signal = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '9px 0',
  borderTop: `1px solid ${token.hairline}`,
})

export function AntiFraudTools() {
  return (
    <PlannedFeature
      title="Anti-Fraud Tools"
      lead="A risk score for every incoming payment, with reasons and your own rules."
      points={[
        'Score from 0 to 100, with the signals behind it',
        'Your own thresholds to accept, review or decline',
        'Allow and block lists for buyers, cards and countries',
        'Chargeback alerts before a dispute is filed',
      ]}
      preview={
        <Card>
          <Head>
            <Muted>Sample payment, €48.00</Muted>
            <StatusChip tone="success" label="Accepted" />
          </Head>
          <Score>
            {SAMPLE_SCORE} <small>of 100</small>
          </Score>
          <Scale />
          {SAMPLE_SIGNALS.map(({ text, weight, tone: name }) => (
            <Signal key={text}>
              <span>{text}</span>
              <span style={{ color: tone(name).text }}>{weight}</span>
            </Signal>
          ))}
        </Card>
      }
      caption="Preview with sample signals. No payment is scored."
    />
  )
}
