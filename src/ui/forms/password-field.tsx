import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useState } from 'react'
import { FormField, type FieldProps } from './form-field.tsx'
import { useFieldState } from './use-field-state.ts'

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** A Formik field for a password, with a button that shows it. */
export function PasswordField({ name, label, help, autoComplete }: PasswordFieldProps) {
  const { field, error } = useFieldState(name)
  const [shown, setShown] = useState(false)
  return (
    <FormField label={label} help={help} error={error}>
      {({ id, ...described }) => (
        <OutlinedInput
          {...field}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          endAdornment={
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                // Without the word "password": the field must be the only element with that name.
                aria-label={shown ? 'Hide characters' : 'Show characters'}
                onClick={() => setShown(!shown)}
              >
                {shown ? <VisibilityOffOutlined fontSize="small" /> : <VisibilityOutlined fontSize="small" />}
              </IconButton>
            </InputAdornment>
          }
          slotProps={{ input: { ...described, spellCheck: false, autoCapitalize: 'none' } }}
        />
      )}
    </FormField>
  )
}
