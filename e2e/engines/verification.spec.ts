import { writeFile } from 'node:fs/promises'
import { button, byRole, heading, link, tab } from './query.ts'
import { test } from './test.ts'

const ROSA = ['rosa@tamar.example', 'quiet-harbour'] as const

test('signs up, follows the mail and verifies the business with typed dates and chosen files', async ({
  app,
}, info) => {
  test.slow()
  await app.open('/signup', { scenario: 'fresh', signedIn: false, link: { dock: 'off' } })
  await app.fillIn({ 'Company Name': 'Tamar Trading Ltd', Country: 'GB', 'Contact Name': 'Rosa Tamar' })
  await app.fillIn({ 'Business Email': ROSA[0], 'Phone Number': '+44 20 7946 0000', Password: ROSA[1] })
  await app.fillIn({ 'I agree to the Terms of Service and Privacy Policy': true })
  await app.click(button('Create Account'))
  await app.see(heading('Check Your Email'))

  await app.tab.goto((await app.run(async () => (await window.corridor.inbox())[0]?.link)) ?? '')
  await app.see(heading('Email verified'))
  await app.click(link('Continue to Login'))
  await app.signIn(...ROSA)
  await app.seeDashboardOf('Rosa Tamar')

  await app.click(link(/Complete verification to activate all features/))
  await app.fillIn({ 'Registration Number': '09876543', 'Entity Type': 'limited', 'Number of Directors': '2' })
  await app.fillIn({ 'Registered Address': '1 Dock Road, London E16 1AB' })
  await app.click(button('Continue'))

  const owner = await app.openDialog(button('Add Beneficial Owner'), 'Add Beneficial Owner')
  await app.fillIn({ 'Full Name': 'Rosa Tamar', Nationality: 'GB', 'Ownership Percentage': '60' }, owner)
  await app.typeFifthOfMay('Date of Birth', '1980')
  await app.click(button('Add Owner', owner))
  await app.seeNo(owner)
  await app.click(button('Continue'))

  await app.see(heading('Directors'))
  await app.click(button('Continue'))
  await app.see(heading('Documents'))
  await writeFile(info.outputPath('shares.pdf'), '%PDF-1.4')
  // No engine lets a test work the system's own file dialog.
  await app.tab.upload('input[type="file"][aria-label="Share Registry"]', info.outputPath('shares.pdf'))
  await app.read('shares.pdf')
  await app.click(button('Continue'))

  await app.see(heading('Compliance'))
  await app.fillIn({ 'Expected Monthly Volume': '50k-250k', 'Primary Business Purpose': 'Paying coffee farms' })
  await app.fillIn({ 'Geographic Coverage': 'global' })
  await app.click(...[0, 1, 2, 3].map((nth) => ({ ...byRole('checkbox'), nth })))
  await app.see({ ...byRole('checkbox'), state: ':checked' }, 4)
  await app.click(button('Complete Verification'))
  await app.seeDashboardOf('Rosa Tamar')
  await app.run(() => window.corridor.advance('2m'))
  await app.goTo('/verify')
  await app.see(heading('Tamar is verified'))
  await app.see(tab(/Compliance/))
})
