import { useState, useSyncExternalStore, type FormEvent } from 'react'
import type { BrandChoice } from '../../../../bank/store/brand-choice.ts'
import {
  MAX_PAYEES,
  PROSPECT_COUNTRIES,
  PROSPECT_CURRENCIES,
  type ProspectKit,
  type ProspectSize,
} from '../../../../bank/store/prospect-kit.ts'
import { readProspect } from '../../../../bank/scenarios/prospect/read-prospect.ts'
import { catalogue, isScenario } from '../../../../bank/scenarios/catalogue.ts'
import { Button, Field, Section, Select, Switch, useSaying } from '../controls.tsx'
import { LOGO_TYPES, readLogo } from '../logo-file.ts'
import { useBankData, useDock } from '../../dock-context.ts'

const COUNTRY_NAMES = new Intl.DisplayNames('en-GB', { type: 'region' })

const COUNTRIES = PROSPECT_COUNTRIES.map((code) => [code, COUNTRY_NAMES.of(code) ?? code] as const).toSorted(
  ([, a], [, b]) => a.localeCompare(b, 'en-GB'),
)

const CURRENCIES = [['', 'Local currency'] as const, ...PROSPECT_CURRENCIES.map((code) => [code, code] as const)]

const SIZES = [
  ['small', 'Small'],
  ['mid', 'Medium'],
  ['large', 'Large'],
] as const satisfies readonly (readonly [ProspectSize, string])[]

interface KitForm {
  company: string
  name: string
  job: string
  email: string
  country: string
  currency: string
  size: string
  payees: string
  bank: string
  color: string
}

const formOf = (kit: ProspectKit | null, brand: BrandChoice): KitForm => ({
  company: kit?.company ?? '',
  name: kit?.person.name ?? '',
  job: kit?.person.job ?? '',
  email: kit?.person.email ?? '',
  country: kit?.country ?? 'GB',
  currency: kit?.currency ?? '',
  size: kit?.size ?? 'mid',
  payees: kit?.payees.join('\n') ?? '',
  bank: brand.name ?? '',
  color: brand.color ?? '#0f6b57',
})

/** Makes the scenarios about a prospect's company, in the brand of the bank that shows them. */
export function ProspectTab() {
  const { bank, corridor, presentation, command } = useDock()
  const { prospect, scenario } = useBankData(({ record }) => record)
  const brand = useSyncExternalStore(presentation.subscribe, presentation.brand)
  const [form, setForm] = useState(() => formOf(prospect, brand))
  const [logo, setLogo] = useState<string>()
  const { run, saying } = useSaying()
  const set = (part: Partial<KitForm>) => setForm({ ...form, ...part })

  const apply = async () => {
    const { company, name, job, email, country, currency, size, payees } = form
    const kit = readProspect({
      company,
      person: { name, job, email },
      country,
      ...(currency && { currency }),
      size,
      payees: payees.split('\n'),
      bank: form.bank,
    })
    if (typeof kit === 'string') throw new Error(`${kit}.`)
    const { samples } = brand
    const picture = logo ?? brand.logo
    await corridor.prospect(kit)
    presentation.setBrand({
      ...(form.bank.trim() && { name: form.bank.trim() }),
      ...(form.color !== '#0f6b57' && { color: form.color }),
      ...(picture && { logo: picture, ...(brand.wordmark && { wordmark: true }) }),
      ...(samples === false && { samples }),
    })
    setForm(formOf(kit, presentation.brand()))
    if (!isScenario(scenario) || catalogue[scenario].person === null) return
    if (!bank.signedIn()) await corridor.signIn()
    await command({ type: 'go', path: '/' })
  }
  const end = async () => {
    await corridor.prospect(null)
    setForm(formOf(null, brand))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    run(apply, `Showing ${form.company.trim()}.`)
  }

  return (
    <>
      <Section
        title="Prospect"
        hint={
          'Shows every scenario as the company of your prospect: people, accounts, payments, cards and mails. ' +
          'Starts the current scenario again.'
        }
      >
        <form onSubmit={submit}>
          <div className="fields">
            <Field
              wide
              label="Company"
              value={form.company}
              placeholder="Brightwater Logistics"
              maxLength={60}
              onChange={({ target }) => set({ company: target.value })}
            />
            <Field
              label="Person"
              value={form.name}
              placeholder="Anouk de Vries"
              maxLength={60}
              onChange={({ target }) => set({ name: target.value })}
            />
            <Field
              label="Job"
              value={form.job}
              placeholder="CFO"
              maxLength={60}
              onChange={({ target }) => set({ job: target.value })}
            />
            <Field
              wide
              label="E-mail"
              value={form.email}
              placeholder="Made from person and company when empty"
              onChange={({ target }) => set({ email: target.value })}
            />
            <Select label="Country" value={form.country} options={COUNTRIES} onChange={(country) => set({ country })} />
            <Select
              label="Main currency"
              value={form.currency}
              options={CURRENCIES}
              onChange={(currency) => set({ currency })}
            />
            <Select label="Size" value={form.size} options={SIZES} onChange={(size) => set({ size })} />
            <label className="field wide">
              {`Payees, one a line (up to ${MAX_PAYEES})`}
              <textarea
                rows={4}
                value={form.payees}
                placeholder={'Believable ones when empty'}
                style={{ padding: '7px 10px', font: 'inherit', fontSize: 13, resize: 'vertical' }}
                onChange={({ target }) => set({ payees: target.value })}
              />
            </label>
          </div>
          <p className="small">The bank that you show</p>
          <div className="fields">
            <Field
              label="Name of the bank"
              value={form.bank}
              placeholder="Corridor"
              maxLength={60}
              onChange={({ target }) => set({ bank: target.value })}
            />
            <Field
              label="Colour of the bank"
              type="color"
              value={form.color}
              onChange={({ target }) => set({ color: target.value })}
            />
            <Field
              wide
              label="Logo of the bank"
              type="file"
              accept={LOGO_TYPES}
              onChange={({ target }) => {
                const [file] = target.files ?? []
                if (file) run(async () => setLogo(await readLogo(file)))
              }}
            />
          </div>
          <div className="row">
            <button type="submit" className="button" data-kind="main">
              Show this company
            </button>
            <Button disabled={!prospect} onClick={() => run(end, 'The scenarios are about their own companies again.')}>
              End prospect
            </Button>
          </div>
        </form>
        {saying}
      </Section>
      <Section
        title="Figures"
        hint={
          prospect
            ? 'A prospect always sees the bank’s own figures.'
            : 'The header, the greeting, notifications, trades and an empty dashboard show fixed samples.'
        }
      >
        <Switch
          label="Own figures instead of fixed samples"
          checked={prospect !== null || brand.samples === false}
          onChange={(on) => {
            const { samples, ...rest } = brand
            if (on !== (samples === false)) presentation.setBrand({ ...rest, ...(on && { samples: false }) })
          }}
        />
      </Section>
    </>
  )
}
