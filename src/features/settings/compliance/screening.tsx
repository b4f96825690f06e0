import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { token } from '../../../theme/tokens.ts'
import { busyProps } from '../../../ui/feedback/busy-props.ts'
import { demoOnly } from '../../../demonstration/demonstration.ts'
import { formatDateTime } from '../../../text/format.ts'
import { SCREENING_STEPS, useScreening } from './use-screening.ts'

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
})
const Words = styled('div')({ flex: '1 1 260px', minWidth: 0 })
const Line = styled('p')({ margin: 0, fontWeight: 500 })
const Note = styled('p')({ margin: '2px 0 0', color: token.muted, fontSize: token.size.body2 })
const Progress = styled('div')({ marginTop: 14 })

/** Simulates a screening, because the contract has no call for it. `action` is the label of the button. */
export function Screening({ action }: { action: string }) {
  const { lastScreened, step, start } = useScreening()
  const running = step !== null
  return (
    <>
      <Row>
        <Words>
          <Line role="status">
            {running
              ? `Screening: ${SCREENING_STEPS[step]}`
              : lastScreened
                ? `Last screened ${formatDateTime(lastScreened)}`
                : 'No screening yet'}
          </Line>
          <Note>{demoOnly('No sanctions lists are checked.')}</Note>
        </Words>
        <Button variant="outlined" {...busyProps(running, start)}>
          {running ? 'Screening...' : action}
        </Button>
      </Row>
      {running && (
        <Progress>
          <LinearProgress
            variant="determinate"
            value={((step + 1) / (SCREENING_STEPS.length + 1)) * 100}
            aria-label="Screening progress"
          />
        </Progress>
      )}
    </>
  )
}
