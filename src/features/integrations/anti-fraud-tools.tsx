import { styled } from '@mui/material/styles'
import { token, tone, type Tone } from '../../theme/tokens.ts'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { PlannedFeature } from './planned-feature.tsx'

/** Sample content of the picture; no payment was scored. */
const SAMPLE_SIGNALS: readonly { text: string; weight: string; tone: Tone }[] = [
  { text: 'Card issued in the country of the order', weight: '−12', tone: 'green' },
  { text: '3-D Secure passed', weight: '−25', tone: 'green' },
  { text: 'First order from this device', weight: '+18', tone: 'amber' },
  { text: 'Three attempts in ten minutes', weight: '+37', tone: 'amber' },
]
const SAMPLE_SCORE = 18

const Card = styled('div')({
  maxWidth: 440,
  margin: '0 auto',
  padding: 24,
  borderRadius: token.radius.sheet,
  border: `1px solid ${token.hairline}`,
  background: token.surface,
  boxShadow: token.shadow.floating,
})

const Head = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 16 })
const Muted = styled('p')({ margin: 0, color: token.muted })
const Score = styled('p')({
  margin: '2px 0 12px',
  fontSize: '1.75rem',
  fontWeight: 500,
  letterSpacing: '-0.02em',
  '& small': { fontSize: '0.875rem', color: token.muted, letterSpacing: 0 },
})

const Scale = styled('div')({
  position: 'relative',
  height: 8,
  marginBottom: 20,
  borderRadius: 999,
  background: `linear-gradient(90deg, ${tone('green').dot} 0 40%, ${tone('amber').dot} 40% 75%, ${tone('red').dot} 75%)`,
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
      lead="A score for every incoming payment, the reasons behind it, and rules that you write yourself."
      points={[
        'Score from 0 to 100 with each signal that moved it',
        'Accept, review or decline by thresholds of your own',
        'Lists of buyers, cards and countries to trust or to refuse',
        'Chargeback alerts before the dispute is filed',
      ]}
      preview={
        <Card>
          <Head>
            <Muted>Sample payment, €48.00</Muted>
            <StatusBadge tone="green">Accepted</StatusBadge>
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
      caption="Preview of a payment's risk score with sample signals. A picture: no payment is scored here."
    />
  )
}
