import SearchOutlined from '@mui/icons-material/SearchOutlined'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

export function SearchField({ label, value, onChange, placeholder }: SearchFieldProps) {
  return (
    <OutlinedInput
      fullWidth
      type="search"
      placeholder={placeholder}
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined />
        </InputAdornment>
      }
      slotProps={{ input: { 'aria-label': label, spellCheck: false } }}
    />
  )
}
