import { describe, expect, it } from 'vitest'
import { ApiError, clip, errorMessage, serverMessage, serverMessageOr } from './api-error.ts'

const NO_ANSWER = 'The bank could not answer. Please try again.'
const PAGE = '<!doctype html><h1>Bad gateway</h1>'

describe('a reply that is not OK', () => {
  it.each([
    [422, 'Insufficient funds. Available £0.00', 'Unprocessable Entity', '422: Insufficient funds. Available £0.00'],
    [500, '', 'Internal Server Error', '500: Internal Server Error'],
    [400, '{"error":"Invalid verification link"}', 'Bad Request', '400: {"error":"Invalid verification link"}'],
  ])('%d with the body %j (%s) has the specified message', (status, body, statusText, message) => {
    expect(new ApiError(status, body, statusText).message).toBe(message)
  })

  it.each([
    ["the bank's message", 422, 'Choose two different currencies', '', '422: Choose two different currencies'],
    ['the status text for an empty body', 503, '', 'Service Unavailable', '503: Service Unavailable'],
    ['the standard status text when the protocol carries none', 500, '', '', '500: Internal Server Error'],
    ['a general message when there is neither body nor status text', 599, '', '', `599: ${NO_ANSWER}`],
    ['the status text instead of an HTML page', 502, PAGE, 'Bad Gateway', '502: Bad Gateway'],
    ['the sentence of a JSON body', 400, '{"error":"Invalid verification link"}', '', '400: Invalid verification link'],
    ['the status text instead of other JSON', 403, '{"code":"E_17","trace":"abc"}', '', '403: Forbidden'],
    ['the status text instead of JSON that was cut off', 500, '{"error":"Inter', '', '500: Internal Server Error'],
    ['the standard status text instead of an HTML page', 502, PAGE, '', '502: Bad Gateway'],
  ])('shows %s', (_, status, body, statusText, shown) => {
    expect(errorMessage(new ApiError(status, body, statusText))).toBe(shown)
  })

  it('has a message without the status for screens that leave it out', () => {
    expect(serverMessage(new ApiError(401, 'Invalid email or password', ''))).toBe('Invalid email or password')
    expect(serverMessage(new ApiError(410, '{"error":"Verification token has expired"}', ''))).toBe(
      'Verification token has expired',
    )
    expect(serverMessage(new ApiError(502, PAGE, ''))).toBe('502: Bad Gateway')
    expect(serverMessage(new ApiError(400, '{"message":"hm"}', ''))).toBe('400: Bad Request')
    expect(serverMessageOr(new ApiError(502, PAGE, ''), 'Verification failed')).toBe('Verification failed')
    for (const json of ['{"error":""}', '{}', '{"message":"hm"}', '[]'])
      expect(serverMessageOr(new ApiError(400, json, ''), 'Verification failed')).toBe('Verification failed')
    expect(serverMessageOr(new ApiError(404, 'There is no account with this email', ''), 'Verification failed')).toBe(
      'There is no account with this email',
    )
  })
})

it('shows that the bank could not be reached when there is no reply', () => {
  expect(errorMessage(new TypeError('Failed to fetch'))).toBe('The bank could not be reached. Please try again.')
  expect(serverMessage(new TypeError('Failed to fetch'))).toBe('The bank could not be reached. Please try again.')
})

it('shortens a text to 200 characters', () => {
  expect(clip('x'.repeat(200))).toBe('x'.repeat(200))
  expect(clip('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect(clip(`${'x'.repeat(198)} ${'y'.repeat(50)}`)).toBe(`${'x'.repeat(198)}…`)
})
