import { useSyncExternalStore, useState, type ChangeEvent } from 'react'
import { isHexColour, isShortText } from '../../../../bank/store/plain-text.ts'
import type { BrandChoice } from '../../../../bank/store/brand-choice.ts'
import { isPicture } from '../../../../bank/store/picture.ts'
import { usableBrand } from '../../../brand/usable-logo.ts'
import { Button, Field, Section, Switch, useSaying } from '../controls.tsx'
import { LOGO_TYPES, readLogo } from '../logo-file.ts'
import { useDock } from '../../dock-context.ts'

const COLOURS = ['#0f6b57', '#1d4ed8', '#7c3aed', '#be123c', '#b45309', '#334155']

/** Sets the brand of the product and its documents; API calls keep the product's own name. */
export function BrandTab() {
  const { presentation } = useDock()
  const brand = useSyncExternalStore(presentation.subscribe, presentation.brand)
  const [name, setName] = useState(brand.name ?? '')
  const [greetingName, setGreetingName] = useState(brand.greetingName ?? '')
  const { run, saying } = useSaying()

  const change = (part: { [Part in keyof BrandChoice]: BrandChoice[Part] | undefined }) => {
    const next = { ...brand, ...part }
    presentation.setBrand(
      Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined && value !== '')),
    )
  }
  const rename = () => {
    for (const text of [name, greetingName])
      if (text !== '' && !isShortText(text)) throw new Error('A name has at most 60 ordinary characters.')
    change({ name: name.trim(), greetingName: greetingName.trim() })
  }
  const chooseLogo = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    // So that the same file can be chosen again after it was removed.
    target.value = ''
    if (!file) return
    change({ logo: await readLogo(file) })
  }
  const pasteLogo = async (logo: string) => {
    if (!isPicture(logo.trim()))
      throw new Error('Paste a data URL of a picture (data:image/…;base64,…): nothing is loaded from other hosts.')
    change(await usableBrand({ logo: logo.trim() }))
  }

  return (
    <Section title="Brand" hint="How the product and its documents look. Calls, codes and identifiers stay Corridor’s.">
      <form
        onSubmit={(event) => {
          event.preventDefault()
          run(rename, 'Names updated.')
        }}
      >
        <div className="fields">
          <Field
            wide
            label="Displayed name"
            value={name}
            placeholder="Corridor"
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
          <Field
            wide
            label="Greeting’s first name"
            value={greetingName}
            placeholder="Sarah"
            maxLength={60}
            onChange={(event) => setGreetingName(event.target.value)}
          />
        </div>
        <button type="submit" className="button" data-kind="main">
          Show names
        </button>
      </form>
      {saying}
      <p className="small">Colour</p>
      <div className="row">
        {COLOURS.map((color) => (
          <Button
            key={color}
            icon
            aria-label={`Colour ${color}`}
            aria-pressed={brand.color === color}
            style={{
              background: color,
              forcedColorAdjust: 'none',
              borderColor: brand.color === color ? '#fff' : 'transparent',
            }}
            onClick={() => change({ color })}
          />
        ))}
        <Field
          label="Any colour"
          type="color"
          value={brand.color ?? '#0f6b57'}
          onChange={({ target }) => {
            if (isHexColour(target.value)) change({ color: target.value })
          }}
        />
      </div>
      <div className="fields" style={{ marginTop: 12 }}>
        <Field
          wide
          label="Logo from a file"
          type="file"
          accept={LOGO_TYPES}
          onChange={(event) => run(() => chooseLogo(event), 'Logo updated.')}
        />
        <Field
          wide
          label="Logo as a data URL"
          placeholder="data:image/svg+xml;base64,…"
          value={brand.logo && brand.logo.length < 400 ? brand.logo : ''}
          onChange={({ target }) => {
            if (target.value) run(() => pasteLogo(target.value), 'Logo updated.')
          }}
        />
      </div>
      <Switch
        label="The logo is a wordmark, shown without the name"
        checked={brand.wordmark === true}
        onChange={(wordmark) => change({ wordmark: wordmark || undefined })}
      />
      <div className="row">
        <Button disabled={!brand.logo} onClick={() => change({ logo: '' })}>
          Remove logo
        </Button>
        <Button
          onClick={() => {
            setName('')
            setGreetingName('')
            presentation.setBrand({})
          }}
        >
          Back to Corridor
        </Button>
      </div>
    </Section>
  )
}
