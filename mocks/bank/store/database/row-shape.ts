import { isForbiddenKey, isPrintable, isRecord } from '../plain-text.ts'
import type { Row, TableDefinition } from './table.ts'

/** The longest text of a field without a form of its own, as in the contract. */
const MAX_TEXT = 500

/** Whether a stored or imported value is a row of this model: nothing extra, and only nullable texts may be missing. */
export function isRowOf(definition: TableDefinition, id: string, value: unknown): value is Row {
  return isRecord(value) && value['id'] === id && fits(definition.model, value)
}

interface Formed {
  fits: (value: unknown) => boolean
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_TEXT && isPrintable(value)

function fits(model: object, value: Record<string, unknown>): boolean {
  const fields = Object.entries(model)
  return (
    Object.keys(value).every((key) => !isForbiddenKey(key) && Object.hasOwn(model, key)) &&
    fields.every(([key, field]) => fitsField(field, value[key]))
  )
}

/** A nullable text may be missing, because rows stored before the field existed lack it. */
const isLeftOut = (field: unknown, value: unknown): boolean =>
  value === undefined && field !== Number && field !== Boolean

function fitsField(field: unknown, value: unknown): boolean {
  if (field === String) return isText(value)
  if (field === Number) return typeof value === 'number' && Math.abs(value) <= Number.MAX_SAFE_INTEGER
  if (field === Boolean) return typeof value === 'boolean'
  if (typeof field === 'function') return 'fits' in field && (field as Formed).fits(value)
  if (typeof field !== 'object' || field === null) return false
  if ('getPrimaryKeyValue' in field) return isText(value)
  if ('getValue' in field) return value === null || isLeftOut(field.getValue, value) || fitsField(field.getValue, value)
  if ('objectDefinition' in field)
    return value === null || (isRecord(value) && fits(field.objectDefinition as object, value))
  return isRecord(value) && fits(field, value)
}
