import { useEffect, useState } from 'react'
import { array, boolean, number, object, string } from 'yup'
import type { businessProfileSchema } from '../../contract/business-verification.ts'
import type { FormValues } from '../../ui/forms/form-values.ts'
import { deviceKey, readText, writeText } from '../../session/device-memory.ts'
import { EMPTY_ASSESSMENT, type Assessment } from './compliance/assessment.ts'
import type { DocumentType } from './documents/document-check.ts'
import { canOpen, isFinished, LAST_STEP, resumeWizard, type BankRecord, type WizardState } from './wizard/wizard.ts'

export interface SelectedFile {
  name: string
  size: number
}

export interface Director {
  id: string
  fullName: string
  nationality: string
}

export type ProfileDraft = FormValues<typeof businessProfileSchema>

/** Answers and progress for which the contract has no call. Kept on this device, so that another tab can go on. */
export interface LocalRecord {
  /** The organization at the time of writing. A different one means that the bank has been reset. */
  organizationId: string
  wizard: WizardState
  profile: ProfileDraft | undefined
  directors: readonly Director[]
  documents: Partial<Record<DocumentType, SelectedFile>>
  assessment: Assessment
}

const answer = () => string().strict().defined()
const stepNumber = () => number().strict().integer().min(0).max(LAST_STEP).required()
const ticked = () => boolean().strict().required()
const selectedFile = () => object({ name: answer(), size: number().strict().required() }).default(undefined)

/** Validates stored records, which may come from another version. */
const makeSchema = () =>
  object({
    organizationId: answer(),
    wizard: object({ current: stepNumber(), completed: array(stepNumber()).required() }).required(),
    profile: object({
      registrationNumber: answer(),
      entityType: answer(),
      address: answer(),
      directorsCount: answer(),
    }).default(undefined),
    directors: array(object({ id: answer(), fullName: answer(), nationality: answer() }).required()).required(),
    documents: object({
      incorporation: selectedFile(),
      address: selectedFile(),
      registry: selectedFile(),
      memorandum: selectedFile(),
    }).required(),
    assessment: object({
      monthlyVolume: answer(),
      purpose: answer(),
      coverage: answer(),
      comments: answer(),
      declarations: object({ sanctions: ticked(), aml: ticked(), compliance: ticked(), updates: ticked() }).required(),
    }).required(),
  })
    .strict()
    .required()

/** Made for the first record that is read, as the code of this page is loaded on every visit. */
let storedSchema: ReturnType<typeof makeSchema> | undefined

const isRecord = (stored: unknown): stored is LocalRecord => (storedSchema ??= makeSchema()).isValidSync(stored)

const emptyRecord = (): LocalRecord => ({
  organizationId: '',
  wizard: { current: 0, completed: [] },
  profile: undefined,
  directors: [],
  documents: {},
  assessment: EMPTY_ASSESSMENT,
})

const keyOf = (userId: string): string => deviceKey('verification', userId)

/** The stored record of a user; undefined when missing or invalid. */
export function readRecord(userId: string): LocalRecord | undefined {
  try {
    const stored: unknown = JSON.parse(readText(keyOf(userId)) ?? 'null')
    return isRecord(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

export interface KnownApplication extends BankRecord {
  /** Empty without an organization, undefined while it could not be read. */
  organizationId: string | undefined
}

/** The stored record, corrected by the data of the bank. */
function resumeRecord(remembered: LocalRecord | undefined, bank: KnownApplication): LocalRecord {
  const before = remembered ?? emptyRecord()
  const organizationId = bank.organizationId ?? before.organizationId
  const startedOver = before.organizationId !== '' && before.organizationId !== organizationId
  const kept = startedOver ? emptyRecord() : before
  return { ...kept, organizationId, wizard: resumeWizard(kept.wizard, bank) }
}

const atStep = (record: LocalRecord, step: number): LocalRecord => ({
  ...record,
  wizard: { ...record.wizard, current: step },
})

type UpdateRecord = (change: (record: LocalRecord) => Partial<LocalRecord>) => void

interface KeptRecord {
  record: LocalRecord
  /** Whether the company was activated, while this page was open, before all steps were completed. */
  stepsLeft: boolean
  update: UpdateRecord
}

/** `asked` is the step in the address: it becomes the current one where it can be opened. */
export function useLocalRecord(userId: string, bank: KnownApplication, asked = -1): KeptRecord {
  const [record, setRecord] = useState(() => {
    const before = resumeRecord(readRecord(userId), bank)
    return canOpen(before.wizard, asked) ? atStep(before, asked) : before
  })
  const [stepsLeft, setStepsLeft] = useState(false)
  /** With what another tab has added to it, which may be at another step. */
  const latest = (): LocalRecord => {
    const stored = readRecord(userId)
    // Right after a reset, the stored record is still that of the former organization.
    const isCurrent = [record.organizationId, bank.organizationId].includes(stored?.organizationId)
    return stored && isCurrent ? atStep(stored, record.wizard.current) : record
  }

  // The organization is created and activated during the application, and lists may be read only later.
  const known = `${bank.organizationId ?? 'unknown'} ${bank.hasOwners === undefined ? 'unknown' : ''} ${bank.isActive}`
  const [resumed, setResumed] = useState(known)
  if (resumed !== known) {
    setResumed(known)
    setStepsLeft(bank.isActive && bank.organizationId === record.organizationId && !isFinished(record.wizard))
    setRecord(resumeRecord(latest(), bank))
  } else if (asked !== record.wizard.current && canOpen(record.wizard, asked)) {
    setRecord(atStep(latest(), asked))
  }
  useEffect(() => writeText(keyOf(userId), JSON.stringify(record)), [userId, record])

  const update: UpdateRecord = (change) => {
    const before = latest()
    const next = { ...before, ...change(before) }
    // Stored immediately: completing the last step leaves the page before effects run.
    writeText(keyOf(userId), JSON.stringify(next))
    setRecord(next)
  }
  return { record, stepsLeft, update }
}
