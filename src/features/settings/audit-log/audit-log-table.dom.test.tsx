import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../../../testing/open-page.tsx'
import { AuditLogTable } from './audit-log-table.tsx'

const entry = { id: 'e1', action: 'payment.settled', entity: 'payment', createdAt: '2026-11-19T10:30:00.000Z' }

test('keeps a date on one line in a table that is wide enough, and nowhere else', () => {
  openPage(<AuditLogTable entries={[entry]} findRecord={() => undefined} />, { styled: true })
  const cell = screen.getByText('19 Nov 2026, 10:30', { selector: 'time' }).closest('td') ?? document.body
  expect(getComputedStyle(cell).whiteSpace).not.toBe('nowrap')
  const wide = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSContainerRule && /\(min-width: \d+rem\)/.test(rule.conditionText))
    .flatMap((rule) => [...(rule as CSSContainerRule).cssRules] as CSSStyleRule[])
  const own = wide.filter(({ selectorText }) => cell.matches(selectorText))
  expect(own.map(({ style }) => style.whiteSpace)).toEqual(['nowrap'])
})
