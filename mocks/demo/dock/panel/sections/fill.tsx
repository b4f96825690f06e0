import Typography from '@mui/material/Typography'
import { useDock } from '../../dock-context.ts'
import { FILL_KEYS } from '../../keys.ts'
import { mono } from '../../look/dock-theme.ts'
import { magicFields } from '../../page/magic-fields.ts'
import { Act, Hint, Row, Section, type SectionProps } from '../kit.tsx'

export function FillSection({ title }: SectionProps) {
  const { command } = useDock()
  return (
    <Section title={title}>
      <Row>
        <Act primary done="Filled." work={() => command.fillForm()}>
          Fill this form
        </Act>
        <Hint>{FILL_KEYS}</Hint>
      </Row>
      <Hint>Some values choose the outcome:</Hint>
      {magicFields.map(({ values, ...field }) => (
        <Row key={field.label}>
          <Typography variant="body2" sx={{ width: 116 }}>
            {field.label}
          </Typography>
          {values.map(({ value, effect }) => (
            <Act
              key={value}
              title={effect}
              sx={mono}
              done={`${value}: ${effect.toLowerCase()}.`}
              work={() => command.fill(field.label, value, field.beside)}
            >
              {value}
            </Act>
          ))}
        </Row>
      ))}
    </Section>
  )
}
