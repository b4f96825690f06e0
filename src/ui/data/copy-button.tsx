import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined'
import { useEffect, useState } from 'react'
import { announce } from '../feedback/announcer.ts'
import { passesFocusOn } from '../feedback/focus.ts'
import { IconAction } from '../layout/icon-action.tsx'
import { copyText } from './clipboard.ts'

const RESULTS = {
  none: { icon: <ContentCopyOutlined fontSize="small" />, color: 'default', tip: undefined },
  copied: { icon: <CheckOutlined fontSize="small" />, color: 'success', tip: 'Copied' },
  failed: { icon: <ErrorOutlineOutlined fontSize="small" />, color: 'error', tip: 'Copying is not allowed here' },
} as const

/** Copies a text and shows for a moment whether that worked. */
export function CopyButton({ value, label }: { value: string; label: string }) {
  const [result, setResult] = useState<keyof typeof RESULTS>('none')
  const { icon, color, tip } = RESULTS[result]

  useEffect(() => {
    if (result === 'none') return
    const timer = setTimeout(() => setResult('none'), 1600)
    return () => clearTimeout(timer)
  }, [result])

  const copy = async () => {
    const next = (await copyText(value)) ? 'copied' : 'failed'
    setResult(next)
    announce(RESULTS[next].tip)
  }

  return (
    <IconAction
      ref={passesFocusOn}
      size="small"
      label={label}
      tip={tip}
      showsTip={result !== 'none'}
      color={color}
      onClick={() => void copy()}
    >
      {icon}
    </IconAction>
  )
}
