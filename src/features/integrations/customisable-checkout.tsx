import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { token } from '../../theme/tokens.ts'
import { Segmented } from '../../ui/layout/segmented.tsx'
import { PlannedFeature } from './planned-feature.tsx'

const LOOKS = { brand: 'Your brand', light: 'Light', dark: 'Dark' } as const
type Look = keyof typeof LOOKS
const OPTIONS = (['brand', 'light', 'dark'] as const).map((value) => ({ value, label: LOOKS[value] }))

const Controls = styled('div')({ marginBottom: 12 })

const Checkout = styled('div')({
  width: '100%',
  maxWidth: 480,
  margin: '0 auto',
  padding: 32,
  borderRadius: token.radius.sheet,
  border: `1px solid ${token.hairline}`,
  boxShadow: token.shadow.floating,
  color: '#0B1220',
  background: '#FFFFFF',
  '--edge': '#D5DAE2',
  '--quiet': '#5B6474',
  '--act': '#0B1220',
  '--on-act': '#FFFFFF',
  '&[data-look="brand"]': { '--act': token.accent, '--on-act': token.onAccent },
  '&[data-look="dark"]': {
    color: '#E8ECF3',
    background: '#121826',
    '--edge': '#344054',
    '--quiet': '#9AA4B5',
    '--act': '#E8ECF3',
    '--on-act': '#0B1220',
  },
})

const Shop = styled('p')({ margin: 0, color: 'var(--quiet)' })
const Sum = styled('p')({ margin: '2px 0 18px', fontSize: token.size.h1, fontWeight: 500, letterSpacing: '-0.02em' })

const Method = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '11px 12px',
  border: '1px solid var(--edge)',
  '&:first-of-type': { borderRadius: `${token.radius.control} ${token.radius.control} 0 0` },
  '&:last-of-type': { borderRadius: `0 0 ${token.radius.control} ${token.radius.control}` },
  '& + &': { borderTop: 0 },
  '&::before': { content: '""', width: 14, height: 14, borderRadius: '50%', border: '1.5px solid var(--quiet)' },
  '&[data-chosen]::before': { border: '4.5px solid var(--act)' },
})

const Pay = styled('div')({
  marginTop: 16,
  padding: 12,
  borderRadius: token.radius.control,
  textAlign: 'center',
  fontWeight: 600,
  color: 'var(--on-act)',
  background: 'var(--act)',
})

export function CustomisableCheckout() {
  const [look, setLook] = useState<Look>('brand')
  return (
    <PlannedFeature
      title="Customisable Checkout"
      lead="A payment page in your colours, hosted by us. Card data never touches your servers."
      points={[
        'Your logo, colours, wording and domain',
        'The payment methods your buyers know, by country',
        'Saved details and one-click repeat purchases',
        'Hosted page, embedded form or payment link',
      ]}
      controls={
        <Controls>
          <Segmented label="Look of the preview" options={OPTIONS} value={look} onChange={setLook} />
        </Controls>
      }
      preview={
        <Checkout data-look={look}>
          <Shop>Your shop</Shop>
          <Sum>€48.00</Sum>
          <div>
            <Method data-chosen>iDEAL</Method>
            <Method>Card</Method>
            <Method>Bancontact</Method>
          </div>
          <Pay>Pay €48.00</Pay>
        </Checkout>
      }
      caption={`Preview of a checkout page, ${LOOKS[look].toLowerCase()} look. Nothing can be paid here.`}
    />
  )
}
