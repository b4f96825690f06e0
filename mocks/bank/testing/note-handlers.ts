import { number, object } from 'yup'
import { get, patch, post } from '../../../src/contract/endpoint.ts'
import { requiredText } from '../../../src/contract/values/fields.ts'
import { listOf, record, text } from '../../../src/contract/values/reply.ts'
import { answer, handle, handleOpen } from '../http/handle.ts'
import { refuse } from '../http/refusal.ts'
import { createTestBank, testScenarios, type TestBank } from './test-bank.ts'

const noteSchema = object({
  text: requiredText('Text', 'Text is required', 40),
  weight: number().strict().optional(),
}).noUnknown()
const addNote = post('/api/kyb/submit').body(noteSchema).returns(record('Note', { text }), 201)
const readNotes = get('/api/audit-logs').returns(listOf(text))
const patchNote = patch('/api/cards/:id').body(noteSchema).returns(text)
const openCall = get('/api/verify-email')
  .query('token')
  .returns(record('Message', { message: text }))

/** Minimal handlers for some endpoints of the contract. */
export const notes = {
  submitBusinessProfile: handle(addNote, ({ body, user, audit }) => {
    audit(user.id, 'note.added', body.text)
    if (body.text === 'refuse') throw refuse(422, 'This note is refused')
    if (body.text === 'break') throw new Error('internal detail')
    return { text: body.text }
  }),
  listAuditLogs: handle(readNotes, ({ db, user }) =>
    db.auditEntries.where('userId', user.id).map(({ entity }) => entity),
  ),
  updateCard: handle(patchNote, ({ params, body }) => answer(202, `${params.id} ${body.text}`)),
  verifyEmail: handleOpen(openCall, {
    refusals: 'json',
    run: ({ query }) => {
      if (query === undefined) throw refuse(400, 'Invalid verification link')
      return { message: query }
    },
  }),
}

export const openNotes = (signedIn = true): Promise<TestBank> =>
  createTestBank({ handlers: notes, signedIn, ...testScenarios })

/** The texts of the notes that were added. */
export const addedNotes = ({ bank }: TestBank): string[] =>
  bank.db.auditEntries.all().flatMap(({ action, entity }) => (action === 'note.added' ? [entity] : []))
