import List from '@mui/material/List'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { contract } from '../../../../../src/contract/contract.ts'
import { optionsOf } from '../../../../../src/ui/forms/select.tsx'
import type { Fault } from '../../../../bank/store/network-state.ts'
import { useBankData, useDock } from '../../dock-context.ts'
import { mono } from '../../look/dock-theme.ts'
import { messages } from '../../page/message-gallery.ts'
import { faultPresets, setPreset } from '../fault-presets.ts'
import { failureOf, failureSchema, NO_FAILURE } from '../failure-form.ts'
import { DockForm, Field, Toggle, ToggleField } from '../fields.tsx'
import { Act, Hint, Item, Pair, Pick, Row, Section, type SectionProps } from '../kit.tsx'

const alike = (text: string) => ({ value: text, label: text })

const CALLS = [
  { value: '* *', label: 'Every call' },
  ...Object.values(contract).map(({ method, path }) => alike(`${method} ${path}`)),
]
const KINDS = [
  ...['500', '503', '504', '429', '422', '409', '404', '401', '400'].map(alike),
  ...optionsOf({ page: '200 with a web page', empty: '200 with nothing', lost: 'No answer', delay: 'Only slow' }),
]

export function ConnectionSection({ title }: SectionProps) {
  const { bank } = useDock()
  const { latency, offline, strictQuotes } = useBankData((state) => state.network)
  const id = useId()
  return (
    <Section title={title}>
      <Typography id={id}>
        Latency of every call: <span style={mono}>{latency} ms</span>
      </Typography>
      <Slider
        aria-labelledby={id}
        size="small"
        min={0}
        max={5000}
        step={50}
        shiftStep={500}
        value={latency}
        getAriaValueText={(value) => `${value} ms`}
        onChange={(_, next: number) => void bank.setNetwork({ latency: next })}
        sx={{ width: 'calc(100% - 16px)', alignSelf: 'center' }}
      />
      <Toggle
        label="Offline: no call gets through"
        checked={offline}
        onChange={(on) => bank.setNetwork({ offline: on })}
      />
      <Toggle
        label="Strict quotes: a late trade is refused"
        checked={strictQuotes}
        onChange={(on) => bank.setNetwork({ strictQuotes: on })}
      />
    </Section>
  )
}

const described = (fault: Fault): string => {
  const { method, path, match, lost, status, contentType, delay, after, rate, times = fault.once ? 1 : 0 } = fault
  const fields = Object.entries(match ?? {}).map(([name, value]) => ` with ${name} ${value}`)
  return (
    `${method} ${path}${fields.join(',')} → ${after ? 'carried out, then ' : ''}${lost ? 'no answer' : (status ?? 'slow')}` +
    (contentType ? ` ${contentType}` : '') +
    (delay ? ` after ${delay} ms` : '') +
    (rate !== undefined && rate < 1 ? ` · ${Math.round(rate * 100)} %` : '') +
    (times === 1 ? ' · once' : '') +
    (times > 1 ? ` · ${times} times` : '')
  )
}

export function FailuresSection({ title }: SectionProps) {
  const { bank, corridor } = useDock()
  const { faults } = useBankData((state) => state.network)
  const withdraw = ({ id }: Fault) =>
    bank.setNetwork((network) => ({ faults: network.faults.filter((fault) => fault.id !== id) }))
  return (
    <Section title={title} count={faults.length}>
      <Hint>Usual failures. Each replaces those that are set.</Hint>
      <Row>
        {faultPresets.map((preset) => (
          <Act key={preset.name} title={preset.effect} done={preset.effect} work={() => setPreset(corridor, preset)}>
            {preset.name}
          </Act>
        ))}
      </Row>
      <DockForm
        label="Failure"
        values={NO_FAILURE}
        schema={failureSchema}
        done="The failure is set."
        submit="Set failure"
        acts={
          <Act disabled={faults.length === 0} work={() => corridor.clearFaults()}>
            Clear all
          </Act>
        }
        onSubmit={(values) => corridor.fault(failureOf(values))}
      >
        <Field name="call" label="Calls" options={CALLS} />
        <Field name="kind" label="What happens" options={KINDS} />
        <Pair>
          <Field name="percent" label="How often, %" />
          <Field name="delay" label="Delay, ms" />
        </Pair>
        <ToggleField name="once" label="Next call only" />
        <ToggleField name="after" label="The bank carries the call out first" />
      </DockForm>
      {faults.length === 0 && <Hint>Failures that you set are listed here.</Hint>}
      <List>
        {faults.map((fault) => (
          <Item key={fault.id} title={<span style={{ ...mono, fontSize: '0.75rem' }}>{described(fault)}</span>}>
            <Act quiet work={() => withdraw(fault)}>
              Remove
            </Act>
          </Item>
        ))}
      </List>
    </Section>
  )
}

/** Shows any message of the product on its real screen, in one click. */
export function MessagesSection({ title }: SectionProps) {
  const { command } = useDock()
  return (
    <Section title={title} count={messages.length}>
      <Hint>Shows each message of the product in its own place.</Hint>
      <List aria-label="Messages of the product">
        {messages.map(({ id, text, where }) => (
          <Pick key={id} title={text} text={where} onPick={() => command.showMessage(id)} />
        ))}
      </List>
    </Section>
  )
}
