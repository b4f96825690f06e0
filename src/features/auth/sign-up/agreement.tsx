import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { token } from '../../../theme/tokens.ts'
import { PlainDialog } from '../../../ui/overlays/dialog.tsx'
import { SAMPLE_PRIVACY, SAMPLE_TERMS } from './sample-terms.ts'

const DOCUMENTS = {
  terms: { title: 'Terms of Service', sections: SAMPLE_TERMS },
  privacy: { title: 'Privacy Policy', sections: SAMPLE_PRIVACY },
} as const

const Sections = styled('div')(({ theme }) => ({
  '& h3': { ...theme.typography.h4, margin: '0 0 2px' },
  '& section + section': { marginTop: 20 },
  '& p': { margin: 0, color: token.muted },
}))

/** The label of the terms checkbox. Its two links open the texts in a dialog. */
export function Agreement() {
  const [open, setOpen] = useState<keyof typeof DOCUMENTS | null>(null)
  const link = (name: keyof typeof DOCUMENTS) => (
    <Link
      href="#"
      onClick={(event) => {
        event.preventDefault()
        setOpen(name)
      }}
    >
      {DOCUMENTS[name].title}
    </Link>
  )
  return (
    <>
      I agree to the {link('terms')} and {link('privacy')}
      {open && <LegalDialog {...DOCUMENTS[open]} onClose={() => setOpen(null)} />}
    </>
  )
}

interface LegalDialogProps {
  title: string
  sections: readonly (readonly [heading: string, text: string])[]
  onClose: () => void
}

function LegalDialog({ title, sections, onClose }: LegalDialogProps) {
  return (
    <PlainDialog
      open
      onClose={onClose}
      title={title}
      part="legal"
      description="Demonstration text. It is not a contract."
    >
      <Sections>
        {sections.map(([heading, text]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
      </Sections>
    </PlainDialog>
  )
}
