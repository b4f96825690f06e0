import { useEffect, useRef, useState } from 'react'
import { array, boolean, number, object, string } from 'yup'
import { deviceKey } from '../../session/device-memory.ts'
import { EMPTY_ASSESSMENT, type Assessment } from './compliance/assessment.ts'
import type { DocumentType } from './documents/document-check.ts'
import { LAST_STEP, resumeWizard, type BankRecord, type WizardState } from './wizard/wizard.ts'

export interface SelectedFile {
  name: string
  size: number
}

export interface Director {
  id: string
  fullName: string
  nationality: string
}

export interface ProfileDraft {
  registrationNumber: string
  entityType: string
  address: string
  directorsCount: string
}

/** What of the application no call carries. It lasts as long as the tab does, reloads included. */
export interface LocalRecord {
  /** The organization this was written beside: another one means that the bank has started over. */
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
const selectedFile = object({ name: answer(), size: number().strict().required() }).default(undefined)

/** What was stored may be of another version, or written by hand. */
const storedSchema = object({
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
    incorporation: selectedFile,
    address: selectedFile,
    registry: selectedFile,
    memorandum: selectedFile,
  }).required(),
  assessment: object({
    monthlyVolume: answer(),
    purpose: answer(),
    coverage: answer(),
    declarations: object({ sanctions: ticked(), aml: ticked(), compliance: ticked(), updates: ticked() }).required(),
  }).required(),
})
  .strict()
  .required()

const isRecord = (stored: unknown): stored is LocalRecord => storedSchema.isValidSync(stored)

const emptyRecord = (): LocalRecord => ({
  organizationId: '',
  wizard: { current: 0, completed: [] },
  profile: undefined,
  directors: [],
  documents: {},
  assessment: EMPTY_ASSESSMENT,
})

const keyOf = (userId: string): string => deviceKey('verification', userId)

/** What the session remembers for one person; undefined when there is nothing it can vouch for. */
export function readRecord(userId: string): LocalRecord | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null')
    return isRecord(stored) ? stored : undefined
  } catch {
    return undefined
  }
}

function writeRecord(userId: string, record: LocalRecord): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(record))
  } catch {
    // Storage denied or full: the record lasts until the page is left.
  }
}

/** The session's record brought into line with what the bank holds. */
function resumeRecord(remembered: LocalRecord | undefined, bank: BankRecord & { organizationId: string }): LocalRecord {
  const startedOver =
    remembered !== undefined && remembered.organizationId !== '' && remembered.organizationId !== bank.organizationId
  const kept = startedOver ? undefined : remembered
  return { ...(kept ?? emptyRecord()), organizationId: bank.organizationId, wizard: resumeWizard(kept?.wizard, bank) }
}

/** The organization comes to be while the record is written: the list of the bank says which it is. */
const beside = (organizationId: string, record: LocalRecord): LocalRecord => ({
  ...record,
  organizationId: organizationId || record.organizationId,
})

export type UpdateRecord = (change: (record: LocalRecord) => Partial<LocalRecord>) => void

export function useLocalRecord(
  userId: string,
  bank: BankRecord & { organizationId: string },
): [LocalRecord, UpdateRecord] {
  const [record, setRecord] = useState(() => resumeRecord(readRecord(userId), bank))
  const { organizationId } = bank
  useEffect(() => writeRecord(userId, beside(organizationId, record)), [userId, organizationId, record])
  const latest = useRef(record)
  const update: UpdateRecord = (change) => {
    const next = { ...latest.current, ...change(latest.current) }
    latest.current = next
    // At once: what completes the last step also leaves the page, before any effect of it.
    writeRecord(userId, beside(organizationId, next))
    setRecord(next)
  }
  return [record, update]
}
