import type { LoggedRequest } from '../http/request-log.ts'

export const loggedRequest: LoggedRequest = {
  id: 'r1',
  at: '2026-11-20T09:30:00.000Z',
  method: 'POST',
  path: '/api/login',
  query: '',
  status: 401,
  ms: 3.2,
  requestBody: { username: "o'neil@halden.example", password: '[redacted]' },
  responseBody: 'Invalid email or password',
  changes: [],
  inContract: true,
  name: 'login',
}
