import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { object } from 'yup'
import { useBrand } from '../../../brand/brand.ts'
import { now } from '../../../clock.ts'
import { requiredText } from '../../../contract/values/fields.ts'
import { useWebhookUrl } from '../../../session/developer-settings.ts'
import { FormDraft } from '../../../session/form-draft.tsx'
import { token, tone } from '../../../theme/tokens.ts'
import { CodeBlock } from '../code-block.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ValidatedForm } from '../../../ui/forms/validated-form.tsx'
import { SAMPLE_WEBHOOK_SECRET, sampleEvent, type SampleEvent } from './sample-event.ts'
import { checkWebhookUrl, passesAll, type UrlCheck } from './webhook-url.ts'

const schema = object({ url: requiredText('Webhook URL', 'Enter the URL that receives your events', 500) })

const Stack = styled('div')({ display: 'grid', gap: 16, minWidth: 0 })
const Outcome = styled('p')({ margin: 0, fontWeight: 600 })
const Note = styled('p')({ margin: 0, color: token.muted, fontSize: token.size.body2 })

const Checks = styled('ul')({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: 8 },
  '& svg': { fontSize: token.size.h2 },
})

interface CheckOutcome {
  checks: readonly UrlCheck[]
  event: SampleEvent | undefined
  /** Counts the checks of one URL. */
  times: number
}

export function WebhookPanel() {
  const [savedUrl, saveUrl] = useWebhookUrl()
  const { name: brandName } = useBrand()
  const [outcome, setOutcome] = useState<CheckOutcome>()

  const check = ({ url }: { url: string }) => {
    const checks = checkWebhookUrl(url)
    const passed = passesAll(checks)
    if (passed) saveUrl(url.trim())
    const event = passed ? sampleEvent(now(), brandName) : undefined
    setOutcome({ checks, event, times: (outcome?.times ?? 0) + 1 })
  }

  return (
    <Panel title="Webhook" part="webhook">
      {/* An edited URL has not been checked. */}
      <Stack onChange={() => setOutcome(undefined)}>
        <ValidatedForm label="Webhook" initialValues={{ url: savedUrl }} validationSchema={schema} onSubmit={check}>
          <FormDraft name="webhook" />
          <TextField
            name="url"
            label="Webhook URL"
            type="url"
            autoComplete="off"
            placeholder="https://shop.example/webhooks/payments"
            help="We check the format only. Kept on this device."
          />
          <div>
            <SubmitButton busyLabel="Checking..." variant="outlined">
              Check URL
            </SubmitButton>
          </div>
        </ValidatedForm>
        {/* A new key per check, so that screen readers announce a repeated outcome too. */}
        <Outcome role="status">{outcome && <span key={outcome.times}>{outcomeOf(outcome.checks)}</span>}</Outcome>
        {outcome && <CheckList checks={outcome.checks} />}
        {outcome?.event && (
          <>
            <CodeBlock label="Sample event headers" code={outcome.event.headers} />
            <CodeBlock label="Sample event" code={outcome.event.body} />
            <SampleEventNote />
          </>
        )}
      </Stack>
    </Panel>
  )
}

function SampleEventNote() {
  return (
    <Note>
      What your server receives when a payment settles. Verify the signature with the sample secret{' '}
      <code>{SAMPLE_WEBHOOK_SECRET}</code>.
    </Note>
  )
}

function outcomeOf(checks: readonly UrlCheck[]): string {
  const failed = checks.filter((check) => !check.passed).length
  if (failed === 0) return 'Valid URL. No request was sent.'
  return checks.length === 1 ? 'This URL is incomplete' : `${failed} of ${checks.length} checks failed`
}

function CheckList({ checks }: { checks: readonly UrlCheck[] }) {
  return (
    <Checks aria-label="What was checked">
      {checks.map(({ label, passed, advice }) => (
        <li key={label}>
          {passed ? (
            <CheckCircleOutlined titleAccess="Passed" style={{ color: tone('success').text }} />
          ) : (
            <HighlightOffOutlined titleAccess="Failed" style={{ color: tone('error').text }} />
          )}
          <span>
            {label}
            {!passed && <Note>{advice}</Note>}
          </span>
        </li>
      ))}
    </Checks>
  )
}
