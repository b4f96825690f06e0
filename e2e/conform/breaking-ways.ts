import { randomUUID } from 'node:crypto'
import type { CallName } from '../../src/contract/contract.ts'
import { samples } from '../../src/contract/samples.ts'
import {
  asking,
  at,
  changed,
  code,
  computed,
  computedInRows,
  doingRefused,
  frozen,
  inBody,
  inRecord,
  inRows,
  instead,
  isSuccess,
  keepingSession,
  refusal,
  reversed,
  sending,
  twice,
  withoutFlag,
  withoutKey,
  type Kind,
} from './breaking-kinds.ts'

const PAGE = { type: 'text/html', text: '<!doctype html><h1>Sign in</h1>' }
const cents = computedInRows('amount', ({ amount = 0 }) => amount * 100)
const moreAvailable = computedInRows('available', ({ current = 0 }) => current + 1)
const oneMore = computed('total', ({ total = 0 }) => total + 1)
const emptied = changed(() => [])
const withAnotherId = changed((json) => ({ ...json, id: randomUUID() }))

type Way = readonly [what: string, how: Kind, says: RegExp]

/** Ways to break the contract, by the call whose rules must notice, and what the failing line of that call must say. */
export const ways: Partial<Record<CallName, readonly Way[]>> = {
  getUser: [
    ['the record is in a list', changed((user) => [user]), /expected an object, got a list/],
    ['the user lacks the email', inRecord({ email: undefined }), /email: expected text, got nothing/],
    ['another user is shown', inRecord({ email: 'x@y.example' }), /email: expected that of the sign-in/],
  ],
  login: [
    ['a flag is text', inRecord({ emailVerified: 'yes' }), /emailVerified: expected true or false, got text/],
    ['another user is answered', inRecord({ name: 'X' }), /name: expected .*, got "X"/],
    ['scripts can read the cookie', withoutFlag('HttpOnly'), /Set-Cookie: expected HttpOnly/],
    ['other sites send the cookie', withoutFlag('SameSite=Lax'), /expected SameSite, got/],
    ['any password is right', inBody({ password: samples.login.password }), /a wrong password.*401, got/],
    ['an unknown email is told', code(401, 404), /an unknown email with 401 - .*got 404/],
    ['an unverified email is wrong', code(403, 401), /unverified email with 403.*got 401/],
  ],
  register: [
    ['a taken email is taken', code(409, 201), /a verified customer with 409.*got 201/],
    ['a key is used for two', withoutKey, /another body with the same Idempotency-Key.*422, got 200/],
    ['an unknown field is read over', inBody({ unknown: undefined }), /refuses an unknown field with 400.*got 20[01]/],
  ],
  logout: [
    ['the session lives on', asking(() => ({ method: 'GET', path: '/api/fx/rates' })), /ends the session - /],
    ['the former cookie still works', keepingSession, /expected 401 with the former cookie/],
    ['it needs a session', instead((_, { headers }) => !headers.has('cookie'), { status: 401 }), /without a session/],
  ],
  verifyEmail: [
    ['the refusal is plain', refusal({ type: 'text/plain', text: 'No' }), /expected \{error\}/],
    ['the refusal has another type', refusal({ type: 'text/plain' }), /expected the type application/],
    ['an unknown token is not found', code(400, 404), /unknown token with 400.*got 404/],
    ['a former link is unknown', code(410, 400), /replaced with 410 - .*got 400/],
    ['expiry is reworded', refusal({ text: '{"error":"Too late"}' }), /"Verification token has expired"/],
    ['the name is lost', at('login', inRecord({ name: '' })), /name that was registered - name: expected/],
  ],
  resendVerification: [
    ['an unknown email is verified', code(404, 409), /an unknown email with 404/],
    ['a verified email is mailed', code(409, 200), /verified email with 409/],
  ],
  submitBusinessProfile: [
    ['nobody reviews', at('listOrganizations', inRows({ status: 'ACTIVE' })), /status: expected "PENDING/],
    ['the address is lost', inBody({ address: 'x' }), /address: expected/],
  ],
  listOwners: [
    ['a redirect instead of 401', refusal({ status: 302, text: '' }), /needs a session.*got 302/],
    ['a birthday has a time', inRows({ dob: '1986-05-04T00:00:00Z' }), /dob: expected a date such as/],
  ],
  addOwner: [
    ['an owner begins as approved', inRecord({ status: 'approved' }), /status: expected "pending", got "appr/],
    ['a share is rounded', at('listOwners', inRows({ ownershipPct: 20 })), /ownershipPct: expected "25", got 20/],
  ],
  listAccounts: [
    ['an IBAN is renamed', inRows({ iban: undefined, accountNumber: '1' }), /\.iban: expected text, got nothing/],
    ['an IBAN is none', inRows({ iban: '12345678' }), /\[0\]\.iban: expected text like .*, got "1234/],
    ['a BIC is short', inRows({ bic: 'CRDR' }), /\[0\]\.bic: expected text like/],
    ['what is reserved is available', moreAvailable, /available: expected current less/],
    ['ids are numbers in text', inRows({ id: '7' }), /\[0\]\.id: expected a UUID, got "7"/],
  ],
  createAccount: [
    ['the label is lost', at('listAccounts', inRows({ label: undefined })), /label: expected "Roasters", got nothing/],
    ['204 instead of the account', code(201, 204), /expected 201, got 204/],
    ['an account begins with money', inRecord({ current: 100, available: 100 }), /current: expected/],
    ['the IBAN is another', inBody({ iban: 'GB33BUKB20201555555555' }), /iban: expected/],
  ],
  listPayments: [
    ['a field is missing', inRows({ currency: undefined }), /\[0\]\.currency: expected text, got nothing/],
    ['a nested field is missing', inRows({ beneficiary: { name: 'x' } }), /\.beneficiary\.account: expected text/],
    ['an amount is an object', inRows({ amount: { value: 1 } }), /amount: expected a number, got an object/],
    ['an amount is formatted', inRows({ amount: '1,250.00' }), /amount: expected a number, got "1,250.00"/],
    ['the order is reversed', reversed, /is ordered newest first/],
    ['dates are local', inRows({ createdAt: '20/11/2026' }), /createdAt: expected an instant such as/],
    ['dates have an offset', inRows({ createdAt: '2026-11-20T09:30:00+01:00' }), /expected an instant in UTC/],
    ['dates are seconds', inRows({ createdAt: 1_763_631_000 }), /createdAt: expected text, got a number/],
  ],
  createPayment: [
    ['the reference is lost', at('listPayments', inRows({ reference: undefined })), /reference: .*got nothing/],
    ['amounts are in minor units', at('listPayments', cents), /amount: expected "12.50", got 1250/],
    ['the answer has another amount', inRecord({ amount: 13 }), /list has - amount: expected "12.50", got 13/],
    ['the answer has another id', withAnotherId, /list has - id: expected/],
    ['200 instead of 201', code(201, 200), /expected 201, got 200/],
    ['a payment begins as settled', inRecord({ status: 'settled' }), /status: expected "queued", got "settled"/],
    ['a key pays twice', withoutKey, /creates one record.*expected 1 more record, got 2/],
    ['a repeat has another answer', withAnotherId, /Idempotency-Key - expected the same body again/],
    ['nothing is reserved', at('listAccounts', frozen), /reserves the amount - available: expected/],
    ['it pays twice', twice, /reserves the amount - available: expected/],
    ['it lists nothing new', at('listPayments', frozen), /expected 1 more record, got 0/],
    ['a refusal is JSON', refusal({ text: '{"error":"No"}' }), /expected plain text, got/],
    ['a refusal is a page', refusal(PAGE), /expected plain text/],
    ['a refusal has the type of a page', refusal({ type: 'text/html' }), /expected plain text/],
    ['a refusal is said to be JSON', refusal({ type: 'application/json' }), /expected the type text\/plain/],
    ['a refused payment is made', doingRefused, /creates none when it is refused - expected no more records, got/],
    ['an unknown field is read over', inBody({ unknown: undefined }), /unknown field with 400 - .*400, got 201/],
  ],
  listCards: [
    ['an id is a number', inRows({ id: 7 }), /\[0\]\.id: expected text, got a number/],
    ['a list is in an envelope', changed((data) => ({ data })), /expected a list, got an object/],
    ['ids are repeated', inRows({ id: randomUUID() }), /\[1\]\.id: expected an id of its own/],
    ['three digits are shown', inRows({ last4: '123' }), /last4: expected text like \^\\d\{4\}\$, got "123"/],
    ['the order is reversed', reversed, /is ordered newest first/],
    ['JSON is said to be text', instead(isSuccess, { type: 'text/plain' }), /the type application\/json, got text/],
  ],
  createCard: [
    ['limits are not listed', at('listCards', inRows({ corridorLimits: undefined })), /Limits: expected .* nothing/],
    ['limits are not answered', inRecord({ corridorLimits: { daily: 10 } }), /Limits: expected .* {"daily":10}/],
    ['a card begins as frozen', inRecord({ status: 'frozen' }), /status: expected "active", got "frozen"/],
    ['400 becomes 422', code(400, 422), /broken JSON with 400 .* got 422/],
    ['a stack trace is shown', refusal({ text: 'Error: no\n    at card.js:1' }), /expected one sentence/],
    ['an answer is no JSON', instead(isSuccess, { text: 'OK' }), /expected JSON, got 201 "OK"/],
  ],
  updateCard: [
    ['an unknown id is accepted', code(404, 200), /refuses an unknown id with 404/],
    ['a blocked card is unfrozen', code(409, 200), /a blocked card with 409/],
    ['the former card is answered', inRecord({ status: 'active' }), /status: expected "frozen", got "active"/],
    ['nothing is stored', at('listCards', inRows({ status: 'active' })), /status: expected "frozen", got "active"/],
    ['freezing is for ever', inBody({ status: 'frozen' }), /status: expected "active", got "frozen"/],
  ],
  listFxRates: [
    ['a shown pair is missing', inRecord({ 'USD/JPY': undefined }), /USD\/JPY: expected a rate/],
    ['another pair is missing', inRecord({ 'DKK/NOK': undefined }), /DKK\/NOK: expected a rate/],
    ['a rate is no number', inRecord({ 'GBP/USD': 'n/a' }), /GBP\/USD: expected a number/],
    ['both directions are equal', inRecord({ 'USD/GBP': 1.2658 }), /expected the inverse of the other direction/],
    ['no session is needed', code(401, 200), /needs a session: 401/],
  ],
  quoteFx: [
    ['the total ignores the fee', computed('total', ({ amount = 0, rate = 0 }) => amount * rate), /total: expected/],
    ['the fee is doubled', computed('fee', ({ fee = 0 }) => fee * 2), /fee: expected 0.5 %/],
    ['422 becomes 400', code(422, 400), /refuses toCurrency "GBP" with 422 .* got 400/],
    ['a refusal is empty', refusal({ text: '' }), /expected one sentence/],
  ],
  executeFx: [
    ['the trade is booked twice', twice, /debits and credits what the quote says - GBP: expected/],
    ['nothing is booked', at('listAccounts', frozen), /debits and credits what the quote says - GBP: expected/],
    ['less is credited', at('quoteFx', oneMore), /USD: expected/],
    ['the trade has another total', inRecord({ total: 1 }), /total: expected .*, got 1/],
    ['a trade is not listed', at('listFxTrades', emptied), /expected 1 more record, got 0/],
  ],
  listOrganizations: [
    ['a page instead of 401', refusal(PAGE), /needs a session.*expected plain text/],
    ['the status is missing', inRows({ status: undefined }), /\[0\]\.status: expected text, got nothing/],
  ],
  updateOrganization: [
    ['the former is answered', inRecord({ name: 'Former' }), /name: expected .*, got "Former"/],
    ['the address is not stored', at('listOrganizations', inRows({ address: 'x' })), /answers it - address: expected/],
    ['a website left out is wiped', sending((body) => ({ website: '', ...body })), /website: expected/],
    ['a key is used for two', withoutKey, /the same Idempotency-Key with 422 - .* got 200/],
  ],
  listAuditLogs: [
    ['the server fails', instead(() => true, { status: 500, text: 'Internal error' }), /expected 200, got 500/],
    ['an entry has no action', inRows({ action: null }), /\[0\]\.action: expected text, got null/],
    ['the order is reversed', reversed, /is ordered newest first/],
    ['payments leave no trace', frozen, /expected another entry, got none/],
  ],
  listFxTrades: [
    ['the address is another', instead(() => true, { status: 404, text: 'No' }), /this bank does not have the call/],
  ],
}
