import CloseOutlined from '@mui/icons-material/CloseOutlined'
import SearchOutlined from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <OutlinedInput
      fullWidth
      type="search"
      name={label}
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <InputAdornment position="end">
            <IconButton size="small" edge="end" aria-label="Clear" onClick={clear}>
              <CloseOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
      inputRef={input}
      sx={{ '& ::-webkit-search-cancel-button': { display: 'none' } }}
      slotProps={{ input: { 'aria-label': label, spellCheck: false } }}
    />
  )
}
