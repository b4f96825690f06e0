import { writeFile } from 'node:fs/promises'
import { button, field, heading, link, tabOf, wanted } from './screen/wanted.ts'
import { walk } from './walk.ts'

const ROSA = { email: 'rosa@tamar.example', password: 'quiet-harbour' }

walk(
  'signs up, follows the mail and verifies the business with typed dates and chosen files',
  async ({ product }, info) => {
    walk.slow()
    const { screen } = product
    await product.open('/signup', { scenario: 'fresh', signedIn: false, link: { dock: 'off' } })
    await screen.fill(field('Company Name'), 'Tamar Trading Ltd')
    await screen.choose(field('Country'), 'GB')
    await screen.fill(field('Contact Name'), 'Rosa Tamar')
    await screen.fill(field('Business Email'), ROSA.email)
    await screen.fill(field('Phone Number'), '+44 20 7946 0000')
    await screen.fill(field('Password'), ROSA.password)
    await screen.tick(field('I agree to the Terms of Service and Privacy Policy'))
    await screen.press(button('Create Account'))
    await screen.see(heading('Check Your Email'))

    const mail = await screen.tab.run<string>('return (await corridor.inbox())[0].link')
    await screen.tab.goto(mail)
    await screen.see(heading('Email verified'))
    await screen.press(link('Continue to Login'))
    await product.signIn(ROSA)
    await product.expectDashboardOf('Rosa Tamar')

    await screen.press(link(/Complete verification to activate all features/))
    await screen.fill(field('Registration Number'), '09876543')
    await screen.choose(field('Entity Type'), 'limited')
    await screen.fill(field('Registered Address'), '1 Dock Road, London E16 1AB')
    await screen.choose(field('Number of Directors'), '2')
    await screen.press(button('Continue'))

    const owner = await product.openDialog(button('Add Beneficial Owner'), 'Add Beneficial Owner')
    await screen.fill(field('Full Name', owner), 'Rosa Tamar')
    await screen.typeFifthOfMay(field('Date of Birth', owner), '1980')
    await screen.choose(field('Nationality', owner), 'GB')
    await screen.fill(field('Ownership Percentage', owner), '60')
    await screen.press(button('Add Owner', owner))
    await screen.seeNo(owner)
    await screen.press(button('Continue'))

    await screen.see(heading('Directors'))
    await screen.press(button('Continue'))

    await screen.see(heading('Documents'))
    const file = info.outputPath('shares.pdf')
    await writeFile(file, '%PDF-1.4')
    await screen.setFiles('Share Registry', [file])
    await screen.read('shares.pdf')
    await screen.press(button('Continue'))

    await screen.see(heading('Compliance'))
    await screen.choose(field('Expected Monthly Volume'), '50k-250k')
    await screen.fill(field('Primary Business Purpose'), 'Paying coffee farms')
    await screen.choose(field('Geographic Coverage'), 'global')
    for (let nth = 0; nth < 4; nth += 1) await screen.tick({ ...wanted('checkbox'), nth })
    await screen.press(button('Complete Verification'))
    await product.expectDashboardOf('Rosa Tamar')
    await product.advance('2m')
    await product.goTo('/verify')
    await screen.see(heading('Tamar is verified'))
    await screen.see(tabOf(/Compliance/))
  },
)
