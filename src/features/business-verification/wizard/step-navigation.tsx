import LinearProgress from '@mui/material/LinearProgress'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { chosenInForcedColors, conditionOf, token } from '../../../theme/tokens.ts'
import { stacked } from './wizard-frame.tsx'
import { canOpen, isCompleted, progressPercent, progressText, STEPS, type WizardState } from './wizard.ts'

const Count = styled('p')({ margin: '8px 0 16px', fontSize: token.size.body2, fontWeight: 550, color: token.muted })

const Steps = styled(Stepper)({
  '&.MuiStepper-vertical': { gap: 2 },
  '& .MuiStepButton-root': {
    justifyContent: 'flex-start',
    // MUI adds the padding to the width, and the step would be wider than the page.
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 48,
    margin: 0,
    padding: '8px 12px',
    borderRadius: token.radius.control,
    '&:hover:not(:disabled, [aria-selected="true"])': { background: token.hover },
    '&[aria-selected="true"]': { background: token.accentTint, ...chosenInForcedColors },
  },
  // Steps that are neither current nor completed.
  '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': {
    color: token.hairline,
    '& .MuiStepIcon-text': { fill: token.muted },
  },
  '&.MuiStepper-horizontal': {
    margin: '0 -14px',
    '& .MuiStep-root': { flex: '1 1 0', minWidth: 0, padding: 0 },
    '& .MuiStepButton-root': {
      padding: '8px 0',
      '&[aria-selected="true"]': { background: 'none' },
    },
    // The five names side by side fit the narrowest phone.
    '& .MuiStepLabel-label': {
      marginTop: 6,
      fontSize: 'clamp(0.6875rem, 2.9vw, 0.8125rem)',
      lineHeight: 1.3,
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
    },
  },
})

/** Narrower than this, for example with large text, the names of the steps do not fit into a row. */
const tiny = '@media (max-width: 18.99em)'

interface StepNavigationProps {
  wizard: WizardState
  /** No step can be opened. */
  locked?: boolean
  onOpen: (step: number) => void
}

export function StepNavigation({ wizard, locked = false, onOpen }: StepNavigationProps) {
  const isStacked = useMediaQuery(conditionOf(stacked), { noSsr: true })
  const isTiny = useMediaQuery(conditionOf(tiny), { noSsr: true })
  const inRow = isStacked && !isTiny
  return (
    <nav aria-label="Verification steps">
      <LinearProgress
        variant="determinate"
        aria-label="Verification progress"
        aria-valuetext={progressText(wizard)}
        value={progressPercent(wizard)}
      />
      <Count>{progressText(wizard)}</Count>
      <Steps
        nonLinear
        activeStep={wizard.current}
        orientation={inRow ? 'horizontal' : 'vertical'}
        alternativeLabel={inRow}
        connector={null}
      >
        {STEPS.map((name, step) => {
          const completed = isCompleted(wizard, step)
          return (
            <Step key={name} completed={completed} disabled={locked || !canOpen(wizard, step)}>
              <StepButton onClick={() => onOpen(step)}>
                {name}
                {completed && <span className="visually-hidden">, completed</span>}
              </StepButton>
            </Step>
          )
        })}
      </Steps>
    </nav>
  )
}
