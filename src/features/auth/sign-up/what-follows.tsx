import { styled } from '@mui/material/styles'
import { forcedColors, token } from '../../../theme/tokens.ts'
import { panelLight, withAccent } from '../dark-panel.ts'

const bright = (percent: number) => `color-mix(in oklab, ${token.accent} ${percent}%, #ECFBF6)`

const Panel = styled('div')({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  minHeight: 620,
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  color: '#E8ECF3',
  background: panelLight,
})

const Words = styled('div')({
  padding: '0 56px 56px',
  '& h2': {
    margin: 0,
    maxWidth: '18ch',
    textWrap: 'balance',
    fontSize: token.size.h1,
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: '-0.02em',
  },
  '& ol': { listStyle: 'none', counterReset: 'stage', margin: '28px 0 0', padding: 0, display: 'grid', gap: 16 },
  '& li': {
    counterIncrement: 'stage',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    gap: 12,
    alignItems: 'baseline',
    '&::before': { content: 'counter(stage)', color: bright(35), fontWeight: 600 },
    '&[data-done]::before': { content: '"✓" / ""' },
    '&[aria-current]': { fontWeight: 600 },
    '& small': { fontSize: token.size.body2, color: '#A9B4C6' },
  },
})

/** Coordinates in the picture, in SVG units. */
const CITIES = [
  { code: 'GBP', x: 84, y: 300 },
  { code: 'EUR', x: 236, y: 226 },
  { code: 'USD', x: 356, y: 318 },
  { code: 'JPY', x: 470, y: 150 },
  { code: 'CAD', x: 316, y: 96 },
  { code: 'AUD', x: 492, y: 384 },
] as const

const ROUTES = [
  'M84 300 Q140 200 236 226',
  'M84 300 Q220 430 356 318',
  'M84 300 Q140 60 316 96',
  'M236 226 Q350 120 470 150',
  'M356 318 Q400 410 492 384',
] as const

const Map = styled('svg')({
  width: '100%',
  height: '100%',
  '& path': { fill: 'none', stroke: bright(30), strokeWidth: 1.25, opacity: 0.45 },
  '& path[data-moving]': {
    stroke: '#fff',
    strokeWidth: 2,
    opacity: 1,
    strokeLinecap: 'round',
    strokeDasharray: '14 400',
    '@media (prefers-reduced-motion: no-preference)': {
      animation: 'along 5s cubic-bezier(0.4, 0, 0.4, 1) infinite',
      '@keyframes along': { from: { strokeDashoffset: 14 }, to: { strokeDashoffset: -400 } },
    },
    '@media (prefers-reduced-motion: reduce)': { display: 'none' },
  },
  '& circle': { fill: withAccent(30, '#070d12'), stroke: bright(20), strokeWidth: 1.5 },
  '& text': { fill: '#E8ECF3', fontSize: 12, fontWeight: 600, letterSpacing: '0.04em' },
  // Forced-colors mode removes the dark panel, but leaves what is drawn on it as it is.
  [forcedColors]: { '& path, & path[data-moving]': { stroke: 'CanvasText' }, '& text': { fill: 'CanvasText' } },
})

const STAGES = [
  { what: 'Create your account', how: '2 minutes' },
  { what: 'Verify your email', how: 'One click' },
  { what: 'Tell us about the business', how: 'Five short steps' },
  { what: 'We review and activate', how: '1–2 business days' },
] as const

/** The stages of a new customer, of which the first `done` are behind them. */
export function WhatFollows({ done }: { done: number }) {
  return (
    <Panel>
      <Map viewBox="0 0 600 440" preserveAspectRatio="xMidYMid meet" aria-hidden>
        {ROUTES.map((route, index) => (
          <g key={route}>
            <path d={route} />
            <path d={route} data-moving="" style={{ animationDelay: `${index * -1.3}s` }} />
          </g>
        ))}
        {CITIES.map(({ code, x, y }) => (
          <g key={code}>
            <circle cx={x} cy={y} r={5} />
            <text x={x + 12} y={y + 4.5}>
              {code}
            </text>
          </g>
        ))}
      </Map>
      <Words>
        <h2>From sign-up to your first payment</h2>
        <ol>
          {STAGES.map(({ what, how }, index) => (
            <li key={what} data-done={index < done || undefined} aria-current={index === done ? 'step' : undefined}>
              <span>{what}</span>
              <small>{index < done ? 'Done' : how}</small>
            </li>
          ))}
        </ol>
      </Words>
    </Panel>
  )
}
