import CheckOutlined from '@mui/icons-material/CheckOutlined'
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined'
import ShareOutlined from '@mui/icons-material/ShareOutlined'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import type { Account } from '../../contract/accounts.ts'
import { useLetterhead } from '../../documents/use-letterhead.ts'
import { groupIban } from '../../text/format.ts'
import { copyText } from '../../ui/data/clipboard.ts'
import { announce } from '../../ui/feedback/announcer.ts'

const Buttons = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: 8,
  marginTop: 8,
})

/** Copies or shares what a payer needs, one detail per line. */
export function PayerDetails({ account: { iban, bic, currency } }: { account: Account }) {
  const letterhead = useLetterhead()
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 1600)
    return () => clearTimeout(timer)
  }, [copied])

  const details = async () => {
    // Without the company's name when it cannot be read.
    const holder = await letterhead().then(
      ({ legalName }) => `Account holder: ${legalName}\n`,
      () => '',
    )
    return `${holder}IBAN: ${groupIban(iban)}\nBIC: ${bic}\nCurrency: ${currency}`
  }
  const copy = async () => {
    const done = await copyText(details())
    setCopied(done)
    announce(done ? 'Copied' : 'Copying is not allowed here')
  }
  const share = async () => {
    const title = `${currency} account details`
    const text = await details()
    // Closing the browser's choice of applications rejects.
    if ('share' in navigator) await navigator.share({ title, text }).catch(() => undefined)
    else location.assign(`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text)}`)
  }
  return (
    <Buttons>
      <Button startIcon={copied ? <CheckOutlined /> : <ContentCopyOutlined />} onClick={() => void copy()}>
        {copied ? 'Copied' : 'Copy all details'}
      </Button>
      <Button startIcon={<ShareOutlined />} onClick={() => void share()}>
        Share
      </Button>
    </Buttons>
  )
}
