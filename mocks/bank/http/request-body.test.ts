import { requestsOf } from './request-log.ts'
import { describe, expect, it } from 'vitest'
import { addedNotes, openNotes } from '../testing/note-handlers.ts'

describe('a request body', () => {
  it.each([
    ['empty', '', 'The request needs a JSON body'],
    ['of spaces', '  ', 'The request needs a JSON body'],
    ['broken JSON', '{oops', 'The request body is not valid JSON'],
    ['a list', '[]', 'The request body must be a JSON object'],
    ['null', 'null', 'The request body must be a JSON object'],
    ['a string', '"x"', 'The request body must be a JSON object'],
    ['an empty object', '{}', 'Text is required'],
    ['a wrong type', '{"text":5}', 'Text must be text'],
    ['a number written as text', '{"text":"a","weight":"5"}', 'The field weight has the wrong type'],
    ['a number too large for JSON', '{"text":"a","weight":1e309}', 'The number in weight is too large'],
    ['an extra field', '{"text":"a","extra":1}', 'Unknown field: extra'],
    ['an extra field with a long name', `{"text":"a","${'x'.repeat(90)}":1}`, `Unknown field: ${'x'.repeat(80)}`],
    [
      'a large number with a long name',
      `{"text":"a","${'x'.repeat(50)}":1e309}`,
      `The number in ${'x'.repeat(40)} is too large`,
    ],
    ['a __proto__ key', '{"text":"a","__proto__":{"admin":true}}', 'The field __proto__ is not allowed'],
    ['a nested constructor key', '{"text":{"constructor":1}}', 'The field constructor is not allowed'],
    ['control characters', '{"text":"a\\u0000b"}', 'Text contains characters that cannot be used'],
  ])('is refused with one sentence and no change: %s', async (_, body, sentence) => {
    const bank = await openNotes()
    const reply = await bank.call('POST', '/api/kyb/submit', body)
    expect(reply).toMatchObject({ status: 400, text: sentence })
    expect(addedNotes(bank)).toEqual([])
  })

  it.each([
    ['of the contract', true, 'POST', '/api/kyb/submit', 400, 'The request is too large'],
    ['that needs a session', false, 'POST', '/api/kyb/submit', 401, 'Unauthorized'],
    ['with another method', true, 'PATCH', '/api/kyb/submit', 405, 'This method is not allowed here'],
    ['to an unknown path', true, 'POST', '/api/nothing', 404, 'There is no such address'],
  ])('is refused when it has a megabyte, in a call %s', async (_, signedIn, method, path, status, text) => {
    const { bank, call } = await openNotes(signedIn)
    expect(await call(method, path, { text: 'x'.repeat(1_000_000) })).toMatchObject({ status, text })
    expect(requestsOf(bank).list()[0]).toMatchObject({ status, requestBody: '[a body that was not read]' })
  })

  it('is refused when it is nested too deeply', async () => {
    const { call } = await openNotes()
    const deep = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`
    expect((await call('POST', '/api/kyb/submit', deep)).status).toBe(400)
  })
})
