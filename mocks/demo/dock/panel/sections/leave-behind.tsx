import { number, object, string } from 'yup'
import { optionsOf } from '../../../../../src/ui/forms/select.tsx'
import { DEFAULT_DAYS, MAX_DAYS } from '../../../links/leave-behind.ts'
import { choicesOf, shippedTours } from '../../../tours/shipped.ts'
import { useDock, useStore } from '../../dock-context.ts'
import { DockForm, Field } from '../fields.tsx'
import { Hint, Pair, Section, type SectionProps } from '../kit.tsx'
import { MadeLink, useMadeLink } from './made-link.tsx'

const RANGE = `Enter 1 to ${MAX_DAYS} days`

const schema = object({
  contact: string().trim().max(60, 'Use up to 60 characters').required('Enter a contact'),
  days: number().typeError(RANGE).integer(RANGE).min(1, RANGE).max(MAX_DAYS, RANGE).required(RANGE),
  from: string<'beginning' | 'now'>().required(),
  // Formik leaves out what is empty.
  tour: string().default(''),
})

const AT_FIRST = { contact: '', days: String(DEFAULT_DAYS), from: 'beginning', tour: '' }

const BEGINNINGS = optionsOf({ beginning: 'From the beginning', now: 'The current state' })

/** One link for after the call. */
export function LeaveBehindSection(section: SectionProps) {
  const { corridor, tours } = useDock()
  const own = useStore(tours)
  const [link, copy] = useMadeLink(corridor.leaveBehind)
  return (
    <Section {...section}>
      <Hint>
        A link for after the call, with prospect and brand. One quiet button takes the place of this dock. It ends by
        itself; nobody sees whether it is used.
      </Hint>
      <DockForm
        label="Leave behind"
        values={AT_FIRST}
        schema={schema}
        submit="Copy leave-behind link"
        done="Link copied."
        onSubmit={(values) => copy(schema.cast(values))}
      >
        <Field name="contact" label="Contact for questions" placeholder="Anna Berg, anna@bank.example" maxLength={60} />
        <Pair first={1.5}>
          <Field name="from" label="Opens" options={BEGINNINGS} />
          <Field name="days" label="Days it works" />
        </Pair>
        <Field name="tour" label="Tour to offer" options={choicesOf([...own, ...shippedTours])} />
      </DockForm>
      <MadeLink label="Leave-behind link" link={link} />
    </Section>
  )
}
