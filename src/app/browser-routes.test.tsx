import { act, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { Link, useLocation, useRoutes, useSearchParams } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { BrowserRoutes, isOnTheWay } from './browser-routes.tsx'

beforeEach(() => history.replaceState(null, '', '/'))
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

function Filters() {
  const [params, setParams] = useSearchParams()
  const filter = (name: string) => (
    <input
      aria-label={name}
      value={params.get(name) ?? ''}
      onChange={({ target }) =>
        setParams((present) => ({ ...Object.fromEntries(present), [name]: target.value }), { replace: true })
      }
    />
  )
  return (
    <>
      {filter('status')}
      {filter('rail')}
      <Link to="/other">Other</Link>
    </>
  )
}

type Module = { default: ComponentType }

const Pages = ({ Other }: { Other: ComponentType }) =>
  useRoutes([
    { path: '/', element: <Filters /> },
    { path: '/other', element: <Other /> },
  ])

/** The other page's code is on its way until it arrives. */
function renderPages() {
  let arrive: (module: Module) => void
  const Other = lazy(
    () =>
      new Promise<Module>((resolve) => {
        arrive = resolve
      }),
  )
  render(
    <BrowserRoutes basePath="/">
      <Suspense fallback={<p>Loading</p>}>
        <Pages Other={Other} />
      </Suspense>
    </BrowserRoutes>,
  )
  return () => act(async () => arrive({ default: () => <p>There</p> }))
}

const clickOther = () => fireEvent.click(screen.getByRole('link', { name: 'Other' }))

test('what a control sets in the address is there at once, and one setting does not undo another', () => {
  renderPages()
  fireEvent.change(field('status'), { target: { value: 'settled' } })
  expect(field('status').value).toBe('settled')
  fireEvent.change(field('rail'), { target: { value: 'SWIFT' } })
  expect([field('status').value, field('rail').value]).toEqual(['settled', 'SWIFT'])
  expect(location.search).toBe('?status=settled&rail=SWIFT')
})

test('a page whose code is on its way leaves the one before it standing, forwards and back', async () => {
  const arrive = renderPages()
  clickOther()
  expect(location.pathname).toBe('/other')
  expect(screen.queryByText('Loading')).toBeNull()
  expect(field('status')).toBeTruthy()
  expect(isOnTheWay()).toBe(true)
  await arrive()
  expect(isOnTheWay()).toBe(false)
  expect(screen.getByText('There')).toBeTruthy()
  await act(async () => {
    const back = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await back
  })
  expect(field('rail')).toBeTruthy()
})

test('what the page that is being left still sets calls nobody back, and two clicks are one way', async () => {
  const arrive = renderPages()
  const push = vi.spyOn(history, 'pushState')
  clickOther()
  clickOther()
  fireEvent.change(field('status'), { target: { value: 'settled' } })
  expect(location.pathname + location.search).toBe('/other')
  expect(push).toHaveBeenCalledOnce()
  await arrive()
  expect(screen.getByText('There')).toBeTruthy()
})

/** A page with a dialog in its address. */
function Places() {
  const [params, setParams] = useSearchParams()
  const { pathname } = useLocation()
  return (
    <>
      <p>{`At ${pathname}${params.has('dialog') ? ' with a dialog' : ''}`}</p>
      <button onClick={() => setParams({ dialog: '' })}>Open</button>
      <button onClick={() => setParams({}, { replace: true })}>Close</button>
      <Link to="/other">Other</Link>
      <Link to="/third">Third</Link>
    </>
  )
}

const click = (name: string) => fireEvent.click(screen.getByText(name))
const openAndClose = () => {
  click('Open')
  click('Close')
}
const goBack = () => act(async () => history.back())
const isAt = (text: string) => screen.findByText(`At ${text}`)

test('dialogs that were opened and closed are no steps back', async () => {
  render(
    <BrowserRoutes basePath="/">
      <Places />
    </BrowserRoutes>,
  )
  click('Other')
  const before = history.length
  for (let time = 0; time < 5; time += 1) openAndClose()
  expect(history.length).toBe(before + 1)
  click('Third')
  expect(history.length).toBe(before + 1)
  await isAt('/third')
  openAndClose()
  await goBack()
  await isAt('/other')
  click('Open')
  await isAt('/other with a dialog')
  await goBack()
  await isAt('/other')
  await goBack()
  await isAt('/')
})

test('an entry that has come to say something else is a step back like any other', async () => {
  render(
    <BrowserRoutes basePath="/">
      <Places />
      <Filters />
    </BrowserRoutes>,
  )
  screen.getAllByText('Other')[0]?.click()
  await isAt('/other')
  click('Open')
  fireEvent.change(field('status'), { target: { value: 'settled' } })
  click('Close')
  fireEvent.change(field('status'), { target: { value: 'failed' } })
  expect(location.search).toBe('?status=failed')
  await goBack()
  await vi.waitFor(() => expect(location.pathname + location.search).toBe('/other'))
})
