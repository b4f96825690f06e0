import { describe, expect, it } from 'vitest'
import { inkOn, mailHtml } from './mail-html.ts'

const mail = {
  to: 'anouk@brightwater.example',
  recipient: 'Anouk de Vries, CFO',
  subject: 'Verify your email',
  text: 'Hello <b>Anouk</b> & "co",\n\nplease confirm.',
  link: 'https://bank.test/verify-email?token=1',
}

describe('a mail as the customer sees it', () => {
  it('is in the brand of the bank', () => {
    const html = mailHtml(mail, { name: 'Northbank', color: '#1d4ed8', logo: 'data:image/png;base64,AAAA' })
    expect(html).toContain('border-top:6px solid #1d4ed8')
    expect(html).toContain('<img src="data:image/png;base64,AAAA" alt="" height="28">')
    expect(html).toContain('<span>Northbank</span>')
    expect(html).not.toContain('Corridor')
  })

  it('shows what a mail says as text, not as markup', () => {
    const html = mailHtml(mail, { name: '<script>alert(1)</script>' })
    expect(html).not.toMatch(/<script|<b>/)
    expect(html).toContain('Hello &#60;b&#62;Anouk&#60;/b&#62; &#38; &#34;co&#34;,')
  })

  it.each([
    ['#ffffff', '#000000'],
    ['#fd0', '#000000'],
    ['#0f6b57', '#ffffff'],
    ['1d4ed8', '#ffffff'],
  ])('has a button of %s with text in %s', (color, ink) => {
    expect(inkOn(color)).toBe(ink)
  })
})
