import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined'
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { useState } from 'react'
import type { FieldProps } from './form-field.tsx'
import { TextField } from './text-field.tsx'

interface PasswordFieldProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password'
}

/** {@link TextField} for a password, with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      attributes={{ spellCheck: false, autoCapitalize: 'none' }}
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
    />
  )
}
