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

/** Answers and progress for which the contract has no call. Kept in session storage until the tab closes. */
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
const selectedFile = object({ name: answer(), size: number().strict().required() }).default(undefined)

/** Validates stored records, which may come from another version. */
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

/** The stored record of a user; undefined when missing or invalid. */
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
    // Storage is blocked or full. The record then lasts until the page is closed.
  }
}

/** The stored record, corrected by the data of the bank. */
function resumeRecord(remembered: LocalRecord | undefined, bank: BankRecord & { organizationId: string }): LocalRecord {
  const startedOver =
    remembered !== undefined && remembered.organizationId !== '' && remembered.organizationId !== bank.organizationId
  const kept = startedOver ? undefined : remembered
  return { ...(kept ?? emptyRecord()), organizationId: bank.organizationId, wizard: resumeWizard(kept?.wizard, bank) }
}

/** Adds the ID of the organization, which the bank creates during the application. */
const withOrganization = (organizationId: string, record: LocalRecord): LocalRecord => ({
  ...record,
  organizationId: organizationId || record.organizationId,
})

type UpdateRecord = (change: (record: LocalRecord) => Partial<LocalRecord>) => void

export function useLocalRecord(
  userId: string,
  bank: BankRecord & { organizationId: string },
): [LocalRecord, UpdateRecord] {
  const [record, setRecord] = useState(() => resumeRecord(readRecord(userId), bank))
  const { organizationId } = bank
  useEffect(() => writeRecord(userId, withOrganization(organizationId, record)), [userId, organizationId, record])
  const latest = useRef(record)
  const update: UpdateRecord = (change) => {
    const next = { ...latest.current, ...change(latest.current) }
    latest.current = next
    // Write immediately: completing the last step leaves the page before effects run.
    writeRecord(userId, withOrganization(organizationId, next))
    setRecord(next)
  }
  return [record, update]
}
