import { describe, expect, it } from 'vitest'
import { loggedRequest } from '../../bank/testing/logged-request.ts'
import { readMessage } from './presenter.ts'

describe('a message on the presenter channel', () => {
  it.each([
    { from: 'presenter', type: 'here' },
    { from: 'page', type: 'arrived' },
    { from: 'page', type: 'requests', entries: [loggedRequest] },
    { from: 'presenter', type: 'command', id: '1', command: { type: 'tour', id: 'pay' } },
    {
      from: 'presenter',
      type: 'command',
      id: '2',
      command: { type: 'fill', label: 'Full Name', value: 'Dana Denied', beside: 'Ownership Percentage' },
    },
    { from: 'page', type: 'done', id: '1', problem: null },
    { from: 'page', type: 'done', id: '2', problem: null, answer: '/payments?q=acme+ltd' },
    { from: 'presenter', type: 'command', id: '3', command: { type: 'where' } },
    { from: 'page', type: 'honesty', on: true },
  ])('is accepted: $type', (message) => {
    expect(readMessage(message)).toEqual(message)
  })

  it.each([
    undefined,
    'here',
    { from: 'stranger', type: 'here' },
    { from: 'page', type: 'requests', entries: [{ id: 1 }] },
    { from: 'page', type: 'requests', entries: Array.from({ length: 5000 }, () => loggedRequest) },
    { from: 'page', type: 'done', id: 7, problem: null },
    { from: 'page', type: 'done', id: '7', problem: null, answer: 7 },
    { from: 'page', type: 'honesty', on: 'yes' },
    { from: 'presenter', type: 'command', id: '1', command: { type: 'go', path: '//evil' } },
  ])('is ignored when it is invalid: %#', (message) => {
    expect(readMessage(message)).toBeUndefined()
  })
})
