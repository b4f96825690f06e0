import LinearProgress from '@mui/material/LinearProgress'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { chosenInForcedColors, conditionOf, token } from '../../../theme/tokens.ts'
import { stacked } from './wizard-frame.tsx'
import {
  canOpen,
  isCompleted,
  isFinished,
  LAST_STEP,
  progressPercent,
  progressText,
  STEPS,
  type WizardState,
} from './wizard.ts'

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
  // Units of the icon's own drawing, which grows with the text.
  '& .MuiStepIcon-text': { fontSize: 12 },
  // Steps that are neither current nor completed.
  '& .MuiStepIcon-root:not(.Mui-active, .Mui-completed)': {
    color: token.hairline,
    '& .MuiStepIcon-text': { fill: token.muted },
  },
  '&.MuiStepper-horizontal': {
    // Five columns on the narrowest phone; large text takes further rows.
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(3.75rem, 1fr))',
    margin: '0 -14px',
    '& .MuiStep-root': { minWidth: 0, padding: 0 },
    '& .MuiStepButton-root': {
      justifyContent: 'center',
      padding: '8px 0',
      '&[aria-selected="true"]': { background: 'none' },
    },
    // The five names side by side fit the narrowest phone.
    '& .MuiStepLabel-label': {
      marginTop: 6,
      fontSize: 'clamp(0.625rem, 2.9vw, 0.8125rem)',
      lineHeight: 1.3,
      letterSpacing: '-0.02em',
      overflowWrap: 'anywhere',
    },
  },
})

/** The last step leads to the ending. A company that was suspended before it had completed all steps is at none. */
const stepAtEnding = (wizard: WizardState): number => (isFinished(wizard) ? LAST_STEP : -1)

interface StepNavigationProps {
  wizard: WizardState
  /** Whether the ending is shown, in place of a step. */
  ended: boolean
  onOpen: (step: number) => void
}

export function StepNavigation({ wizard, ended, onOpen }: StepNavigationProps) {
  const inRow = useMediaQuery(conditionOf(stacked), { noSsr: true })
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
        activeStep={ended ? stepAtEnding(wizard) : wizard.current}
        orientation={inRow ? 'horizontal' : 'vertical'}
        alternativeLabel={inRow}
        connector={null}
      >
        {STEPS.map((name, step) => {
          const completed = isCompleted(wizard, step)
          return (
            <Step key={name} completed={completed} disabled={!canOpen(wizard, step)}>
              {/* MUI's tab stop is the first step, whichever is shown. */}
              <StepButton onClick={() => onOpen(step)} {...(!ended && { tabIndex: step === wizard.current ? 0 : -1 })}>
                {name}
                {completed && <span className="visually-hidden"> (completed)</span>}
              </StepButton>
            </Step>
          )
        })}
      </Steps>
    </nav>
  )
}
