import { isRecord } from '../plain-text.ts'
import { isForbiddenKey } from '../../http/read-body.ts'
import type { fitting, Row, TableDefinition } from './table.ts'

/** Whether a stored or imported value is a row that this build's model describes: nothing missing, nothing extra. */
export function isRowOf(definition: TableDefinition, id: string, value: unknown): value is Row {
  return isRecord(value) && value['id'] === id && fits(definition.model, value)
}

function fits(model: object, value: Record<string, unknown>): boolean {
  const fields = Object.entries(model)
  return (
    Object.keys(value).every((key) => !isForbiddenKey(key) && key in model) &&
    fields.every(([key, field]) => fitsField(field, value[key]))
  )
}

function fitsField(field: unknown, value: unknown): boolean {
  if (field === String) return typeof value === 'string'
  if (field === Number) return typeof value === 'number' && Number.isFinite(value)
  if (field === Boolean) return typeof value === 'boolean'
  if (field === Array) return Array.isArray(value)
  if (typeof field === 'function')
    return 'fits' in field && typeof value === 'string' && (field as ReturnType<typeof fitting>).fits(value)
  if (typeof field !== 'object' || field === null) return false
  if ('getPrimaryKeyValue' in field) return typeof value === 'string'
  if ('getValue' in field) return value === null || fitsField(field.getValue, value)
  if ('objectDefinition' in field)
    return value === null || (isRecord(value) && fits(field.objectDefinition as object, value))
  return isRecord(value) && fits(field, value)
}
