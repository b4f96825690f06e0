import InfoOutlined from '@mui/icons-material/InfoOutlined'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { token, tone } from '../../theme/tokens.ts'
import { roomlessWhileEmpty } from '../../ui/announcer.ts'

const Note = styled('div')({
  display: 'flex',
  gap: 8,
  padding: '9px 12px',
  borderRadius: token.radius.control,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  color: tone('amber').text,
  background: tone('amber').tint,
  ...roomlessWhileEmpty,
  '& .MuiSvgIcon-root': { flex: 'none', fontSize: '1.125rem' },
})

/** Something worth knowing before submitting; it holds nothing back. */
export function Advice({ children }: { children: ReactNode }) {
  return (
    <Note role="status">
      {children && (
        <>
          <InfoOutlined aria-hidden />
          <span>{children}</span>
        </>
      )}
    </Note>
  )
}
