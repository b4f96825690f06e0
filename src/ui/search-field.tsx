import SearchOutlined from '@mui/icons-material/SearchOutlined'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { media, token } from '../theme/tokens.ts'
import { Input } from './input.ts'

const Frame = styled('div')({
  position: 'relative',
  width: 280,
  '& > svg': {
    position: 'absolute',
    left: 11,
    top: '50%',
    transform: 'translateY(-50%)',
    fontSize: '1.125rem',
    color: token.muted,
    pointerEvents: 'none',
  },
  [media.phone]: { width: '100%' },
})

const SearchInput = styled(Input)({ paddingLeft: 36 })

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange: (value: string) => void
}

/** Narrows what is on the screen while one types; nothing is submitted. */
export function SearchField({ label, value, onChange, ...rest }: SearchFieldProps) {
  const id = useId()
  return (
    <Frame>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <SearchOutlined aria-hidden />
      <SearchInput
        {...rest}
        id={id}
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Frame>
  )
}
