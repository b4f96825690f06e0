import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import IconButton from '@mui/material/IconButton'
import { useEffect, useState } from 'react'
import { announce } from './announcer.ts'
import { copyText } from './clipboard.ts'
import { passesFocusOn } from './focus.ts'

type Answer = 'copied' | 'failed' | null

/** Copies and shows that it did, in the place one is looking at. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [answer, setAnswer] = useState<Answer>(null)

  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(null), 1600)
    return () => clearTimeout(timer)
  }, [answer])

  const copy = async () => {
    const copied = await copyText(value)
    setAnswer(copied ? 'copied' : 'failed')
    announce(copied ? 'Copied' : 'Copying is not allowed here')
  }

  return (
    <IconButton
      ref={passesFocusOn}
      size="small"
      aria-label={label}
      data-tip={answer === 'failed' ? 'Copying is not allowed here' : undefined}
      onClick={() => void copy()}
      color={answer === 'copied' ? 'success' : answer === 'failed' ? 'error' : 'default'}
    >
      {answer === 'copied' ? (
        <CheckOutlined fontSize="small" />
      ) : answer === 'failed' ? (
        <ErrorOutlineOutlined fontSize="small" />
      ) : (
        <ContentCopyOutlined fontSize="small" />
      )}
    </IconButton>
  )
}
