import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { useFormikContext } from 'formik'
import { memo, useState, type ChangeEvent, type CSSProperties, type FormEvent, type KeyboardEvent } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'
import { caretIn, enteredIn, groupDigits, withoutCurrency } from './grouped-amount.ts'
import { createTextHistory, stepOfInput, stepOfKeys, type HistoryStep } from './text-history.ts'
import { useFieldState, type FieldState } from './use-field-state.ts'

const AmountInput = styled(OutlinedInput)(({ theme }) => ({
  minHeight: 48,
  containerType: 'inline-size',
  // Shrinks a long amount until it fits. A character is 0.57em wide on average.
  '--fitting': '(100cqi - var(--taken, 84px)) / (0.57 * var(--characters))',
  '& input': { fontSize: `max(1rem, min(${theme.typography.h2.fontSize}, var(--fitting)))` },
  fontWeight: 500,
  letterSpacing: '-0.015em',
  fontVariantNumeric: 'tabular-nums',
}))

interface AmountFieldProps extends FieldProps {
  currency: string
  placeholder?: string
}

/**
 * A text input, because number inputs round, accept exponents and react to the mouse wheel. It shows the form's plain
 * digits in groups of three. Libraries for that drop other characters without a word; here the form explains them.
 */
export function AmountField({ name, ...rest }: AmountFieldProps) {
  const { field, error } = useFieldState(name)
  const { setFieldValue } = useFormikContext()
  return <LabelledAmount {...field} {...rest} error={error} setFieldValue={setFieldValue} />
}

interface LabelledAmountProps extends AmountFieldProps, FieldState {
  setFieldValue: (name: string, value: string) => unknown
}

const LabelledAmount = memo(function LabelledAmount({
  label,
  help,
  error,
  currency,
  placeholder = '0.00',
  setFieldValue,
  ...field
}: LabelledAmountProps) {
  // The text while an input method composes it, whose characters a change from here would repeat.
  const [composed, setComposed] = useState<string>()
  const value = composed ?? groupDigits(field.value)
  // The browser's own undo would repeat or lose digits, because the groups are set here.
  const [history] = useState(createTextHistory)

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    // Absent when a script has set the text.
    const { inputType = '', data, isComposing } = nativeEvent as Partial<InputEvent>
    if (stepOfInput(inputType)) return
    const typed = isComposing || inputType.startsWith('delete') || (inputType === 'insertText' && data?.length === 1)
    const text = target.value
    const entered = enteredIn(typed ? text : withoutCurrency(text, currency), field.value, typed)
    const shown = groupDigits(entered)
    if (isComposing) setComposed(text)
    else if (shown !== text) {
      const caret = caretIn(shown, text, target.selectionStart ?? text.length)
      // Before React does it, which would put the caret at the end.
      target.value = shown
      target.setSelectionRange(caret, caret)
    }
    if (entered !== field.value) history.add(field.value)
    void setFieldValue(field.name, entered)
  }

  function takeStep(input: HTMLInputElement, step: HistoryStep) {
    const entered = history[step](field.value)
    input.value = groupDigits(entered)
    void setFieldValue(field.name, entered)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = stepOfKeys(event)
    if (!step) return
    event.preventDefault()
    takeStep(event.currentTarget, step)
  }

  /** Undo and redo from the browser's menu. */
  function onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const step = stepOfInput((nativeEvent as Partial<InputEvent>).inputType)
    if (step) takeStep(currentTarget, step)
  }

  return (
    <FormField
      label={label}
      help={help}
      error={error}
      style={{ '--characters': Math.max(value.length, 1) } as CSSProperties}
    >
      {({ id, 'aria-describedby': helpId = '' }) => (
        <AmountInput
          {...field}
          id={id}
          value={value}
          onChange={change}
          onCompositionEnd={() => setComposed(undefined)}
          placeholder={placeholder}
          autoComplete="off"
          endAdornment={
            <InputAdornment id={`${id}-currency`} position="end" aria-hidden>
              {currency}
            </InputAdornment>
          }
          slotProps={{
            input: { inputMode: 'decimal', onKeyDown, onInput, 'aria-describedby': `${id}-currency ${helpId}` },
          }}
        />
      )}
    </FormField>
  )
})
