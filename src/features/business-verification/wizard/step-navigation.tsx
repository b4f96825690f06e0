import LinearProgress from '@mui/material/LinearProgress'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import { styled } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { chosenInForcedColors, conditionOf, token } from '../../../theme/tokens.ts'
import { canOpen, isCompleted, progressPercent, progressText, STEPS, type WizardState } from './wizard.ts'

/** Below this width the steps are a row above the content. */
export const narrow = '@media (max-width: 56.24em)'

const Count = styled('p')({ margin: '8px 0 16px', fontSize: token.size.body2, fontWeight: 550, color: token.muted })

const Steps = styled(Stepper)({
  '&.MuiStepper-vertical': { gap: 2 },
  '& .MuiStepButton-root': {
    justifyContent: 'flex-start',
    minHeight: 48,
    margin: 0,
    padding: '8px 12px',
    borderRadius: token.radius.control,
    '&:hover:not(:disabled)': { background: token.hover },
    '&[aria-selected="true"]': { background: token.accentTint, ...chosenInForcedColors },
  },
  '&.MuiStepper-horizontal .MuiStepButton-root': {
    padding: '8px 2px',
    '&[aria-selected="true"]': { background: 'none' },
    '& .MuiStepLabel-label': { marginTop: 6, fontSize: token.size.caption, overflowWrap: 'anywhere' },
  },
})

interface StepNavigationProps {
  wizard: WizardState
  onOpen: (step: number) => void
}

export function StepNavigation({ wizard, onOpen }: StepNavigationProps) {
  const inRow = useMediaQuery(conditionOf(narrow), { noSsr: true })
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
            <Step key={name} completed={completed} disabled={!canOpen(wizard, step)}>
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
