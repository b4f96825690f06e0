import { describe, expect, it } from 'vitest'
import { contract, type CallName } from '../../../../src/contract/contract.ts'
import type { LoggedRequest } from '../../../bank/http/request-log.ts'
import { loggedRequest } from '../../../bank/testing/logged-request.ts'
import { blankCall, toCurl, toHar } from './request-export.ts'

interface Har {
  log: { entries: { request: { url: string }; response: { status: number; content: { mimeType: string } } }[] }
}
const entryOf = (call: LoggedRequest) => (JSON.parse(toHar([call], 'https://bank.example')) as Har).log.entries[0]

const curl = (name: CallName) => toCurl(blankCall(contract[name]), 'https://bank.example')

describe('exporting a logged call', () => {
  it('writes a curl command with quotes that a shell reads back', () => {
    expect(toCurl(loggedRequest, 'https://bank.example')).toContain(
      `--data '{"username":"o'\\''neil@halden.example","password":"[redacted]"}'`,
    )
  })

  it('writes a call that was not made yet with its empty fields, also nested ones, and its query', () => {
    expect(curl('createCard')).toContain('"monthlyLimit":"","corridorLimits":{"daily":"","monthly":""}}')
    expect(curl('verifyEmail')).toContain("'https://bank.example/api/verify-email?token='")
    expect(curl('listCards')).not.toContain('--data')
  })

  it('writes a HAR entry that starts when the call was made, with sizes in bytes', () => {
    expect(entryOf({ ...loggedRequest, requestBody: 'Kröger', responseBody: '€5' })).toMatchObject({
      startedDateTime: '2026-11-20T09:29:59.996Z',
      time: 3.2,
      request: { url: 'https://bank.example/api/login', bodySize: 7 },
      response: { status: 401, bodySize: 4, content: { size: 4 } },
    })
  })

  it.each([
    ['<html>Bad gateway</html>', 'text/html'],
    ['Not found', 'text/plain'],
    [{ error: 'Not found' }, 'application/json'],
  ])('names the media type of %j in a HAR', (responseBody, mimeType) => {
    expect(entryOf({ ...loggedRequest, responseBody })?.response.content.mimeType).toBe(mimeType)
  })
})
