import Close from '@mui/icons-material/CloseOutlined'
import Description from '@mui/icons-material/DescriptionOutlined'
import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import { media, token, tone } from '../../../theme/tokens.ts'
import { announce } from '../../../ui/feedback/announcer.ts'
import { passesFocusOn } from '../../../ui/feedback/focus.ts'
import { ACCEPTED_DOCUMENTS, documentProblem, DOCUMENTS, formatFileSize, type DocumentType } from './document-check.ts'
import type { LocalRecord, SelectedFile } from '../local-record.ts'
import { StepActions, StepSection } from '../wizard/step-section.tsx'

const TYPES = Object.keys(DOCUMENTS) as DocumentType[]
const SELECTED = 'Selected on this device, not uploaded'

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 })

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '14px 16px',
  border: `1px dashed ${token.controlEdge}`,
  borderRadius: token.radius.card,
  transition: `border-color ${token.motion}, background-color ${token.motion}`,
  '&[data-chosen]': { borderStyle: 'solid', borderColor: token.hairline },
  '&[data-over]': { borderColor: token.accentText, background: token.accentTint },
  [media.phone]: { gridTemplateColumns: '40px minmax(0, 1fr)', '& > .MuiButton-root': { gridColumn: '1 / -1' } },
})

const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: token.radius.control,
  background: token.sunken,
  color: token.muted,
  '[data-chosen] > &': { background: token.accentTint, color: token.accentText },
})

const Name = styled('p')({ margin: 0, fontWeight: 600 })
const Hint = styled('p')({ margin: 0, fontSize: token.size.body2, color: token.muted })
const Problem = styled('p')({
  margin: '4px 0 0',
  fontSize: token.size.body2,
  fontWeight: 500,
  color: tone('error').text,
  '&:empty': { display: 'none' },
})

const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: token.size.body2,
  '& > span': { overflowWrap: 'anywhere' },
  '& > em': { flex: 'none', fontStyle: 'normal', color: token.muted },
})

const Requirements = styled('div')({
  padding: 16,
  borderRadius: token.radius.card,
  background: token.sunken,
  '& > h3': { margin: 0, fontSize: token.size.body2, fontWeight: 600 },
  '& > ul': {
    margin: '8px 0 0',
    paddingLeft: 18,
    display: 'grid',
    gap: 4,
    fontSize: token.size.body2,
    color: token.muted,
  },
})

interface DocumentsStepProps {
  selected: LocalRecord['documents']
  onSelect: (type: DocumentType, file: SelectedFile | undefined) => void
  onBack: () => void
  onContinue: () => void
}

export function DocumentsStep({ selected, onSelect, onBack, onContinue }: DocumentsStepProps) {
  return (
    <StepSection
      title="Documents"
      part="documents"
      lead="We need four documents to confirm your company and its owners."
    >
      <List>
        {TYPES.map((type) => (
          <DocumentRow key={type} type={type} file={selected[type]} onSelect={(file) => onSelect(type, file)} />
        ))}
      </List>
      <Requirements>
        <h3>Document requirements</h3>
        <ul>
          <li>In English, or with a certified translation</li>
          <li>PDF, JPG or PNG, max 10MB each</li>
          <li>Current and legible</li>
          <li>Proof of address from the last 3 months</li>
        </ul>
      </Requirements>
      <StepActions onBack={onBack}>
        <Button variant="contained" onClick={onContinue}>
          Continue
        </Button>
      </StepActions>
    </StepSection>
  )
}

interface DocumentRowProps {
  type: DocumentType
  file: SelectedFile | undefined
  onSelect: (file: SelectedFile | undefined) => void
}

function DocumentRow({ type, file, onSelect }: DocumentRowProps) {
  const { title, hint } = DOCUMENTS[type]
  const [problem, setProblem] = useState('')
  const [over, setOver] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const id = useId()

  const remove = () => {
    setProblem('')
    onSelect(undefined)
  }
  const choose = (candidate: File | undefined) => {
    if (!candidate) return
    const refusal = documentProblem(candidate)
    setProblem(refusal ?? '')
    if (refusal) return
    onSelect({ name: candidate.name, size: candidate.size })
    // Screen readers do not read the changed row, because the focus stays on the button.
    announce(`${candidate.name}: ${SELECTED}`)
  }

  return (
    <Row
      data-chosen={file ? true : undefined}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        choose(event.dataTransfer.files[0])
      }}
    >
      <Mark aria-hidden>
        <Description />
      </Mark>
      <div>
        <Name>{title}</Name>
        {file ? (
          <>
            <Chosen ref={passesFocusOn}>
              <span>{file.name}</span>
              <em>{formatFileSize(file.size)}</em>
              <IconButton size="small" aria-label={`Remove ${file.name}`} onClick={remove}>
                <Close fontSize="small" />
              </IconButton>
            </Chosen>
            <Hint>{SELECTED}</Hint>
          </>
        ) : (
          <Hint>{hint}</Hint>
        )}
        <Problem id={id} role="alert">
          {problem}
        </Problem>
      </div>
      <Button
        startIcon={<UploadFile />}
        aria-label={`Upload ${title}`}
        aria-describedby={id}
        onClick={() => picker.current?.click()}
      >
        Upload
      </Button>
      <input
        ref={picker}
        type="file"
        hidden
        name={type}
        accept={ACCEPTED_DOCUMENTS}
        aria-label={title}
        onChange={({ target }) => {
          choose(target.files?.[0])
          // Reset, so that choosing the same file again fires a change event.
          target.value = ''
        }}
      />
    </Row>
  )
}
