import Check from '@mui/icons-material/CheckOutlined'
import { styled } from '@mui/material/styles'
import { chosenInForcedColors, fillInForcedColors, media, token, trackInForcedColors } from '../../theme/tokens.ts'
import { canOpen, isCompleted, progressPercent, progressText, STEPS, type WizardState } from './wizard.ts'

const Track = styled('div')({
  height: 6,
  borderRadius: 999,
  background: token.hairline,
  overflow: 'hidden',
  ...trackInForcedColors,
  '& > div': {
    height: '100%',
    borderRadius: 999,
    background: token.accent,
    transformOrigin: 'left',
    transition: 'width 480ms cubic-bezier(0.2, 0, 0, 1)',
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    ...fillInForcedColors,
  },
})

const Count = styled('p')({ margin: '8px 0 0', fontSize: '0.8125rem', fontWeight: 550, color: token.muted })

const List = styled('ol')({
  listStyle: 'none',
  margin: '20px 0 0',
  padding: 0,
  display: 'grid',
  gap: 2,
  [media.phone]: { margin: '12px 0 0', gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
})

const Step = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: 48,
  padding: '8px 12px',
  border: 0,
  borderRadius: token.radius.control,
  background: 'none',
  color: token.ink,
  fontWeight: 500,
  textAlign: 'left',
  cursor: 'pointer',
  transition: `background-color ${token.motion}`,
  '&:hover:not(:disabled, [aria-current])': { background: token.hover },
  '&[aria-current]': {
    background: token.accentTint,
    color: token.accentText,
    fontWeight: 600,
    ...chosenInForcedColors,
  },
  '&:disabled': { color: token.muted, cursor: 'not-allowed' },
  [media.phone]: { justifyContent: 'center', minHeight: 44, padding: 4, '&[aria-current]': { background: 'none' } },
})

const Mark = styled('span')({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  borderRadius: '50%',
  border: `1px solid ${token.controlEdge}`,
  fontSize: '0.8125rem',
  fontWeight: 600,
  transition: `background-color ${token.motion}, border-color ${token.motion}, color ${token.motion}`,
  ':disabled > &': { borderColor: token.hairline },
  '[aria-current] > &': { borderColor: token.accentText, boxShadow: `0 0 0 1px ${token.accentText}` },
  '&[data-done]': { background: token.accent, borderColor: token.accent, color: token.onAccent },
  '& .MuiSvgIcon-root': { fontSize: '1rem' },
  [media.phone]: { width: 32, height: 32 },
})

const Name = styled('span')({
  [media.phone]: {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})

export function StepNavigation({ wizard, onOpen }: { wizard: WizardState; onOpen: (step: number) => void }) {
  return (
    <nav aria-label="Verification steps">
      <Track
        role="progressbar"
        aria-label="Verification progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={progressPercent(wizard)}
        aria-valuetext={progressText(wizard)}
      >
        <div style={{ width: `${progressPercent(wizard)}%` }} />
      </Track>
      <Count>{progressText(wizard)}</Count>
      <List>
        {STEPS.map((name, step) => {
          const done = isCompleted(wizard, step)
          return (
            <li key={name}>
              <Step
                type="button"
                disabled={!canOpen(wizard, step)}
                aria-current={step === wizard.current ? 'step' : undefined}
                onClick={() => onOpen(step)}
              >
                <Mark data-done={done || undefined} aria-hidden>
                  {done ? <Check /> : step + 1}
                </Mark>
                <Name>{name}</Name>
                {done && <span className="visually-hidden">, completed</span>}
              </Step>
            </li>
          )
        })}
      </List>
    </nav>
  )
}
