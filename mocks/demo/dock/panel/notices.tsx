import Alert from '@mui/material/Alert'
import { passesFocusOn } from '../../../../src/ui/feedback/focus.ts'
import { useDock, useStore } from '../dock-context.ts'
import { Act, Row } from './kit.tsx'
import { sentenceOf } from '../../sentence-of.ts'

/** What the demonstration has to say about itself, such as a link that was refused. */
export function Notices() {
  const { bank } = useDock()
  const notices = useStore(bank.notices)
  return (
    <div role="status" aria-label="Notices of the demonstration">
      {notices.map(({ id, kind, text, offers }) => (
        <Alert
          key={id}
          ref={passesFocusOn}
          role="presentation"
          severity="warning"
          closeText="Dismiss this notice"
          onClose={() => bank.notices.dismiss(id)}
          sx={{ margin: 1 }}
        >
          {text}
          <Row>
            {offers.map(({ label, act }) => (
              <Act
                key={label}
                work={() =>
                  act().then(
                    () => bank.notices.dismiss(id),
                    (error: unknown) => bank.notices.say(kind, sentenceOf(error)),
                  )
                }
              >
                {label}
              </Act>
            ))}
          </Row>
        </Alert>
      ))}
    </div>
  )
}
