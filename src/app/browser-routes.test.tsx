import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { Link, useRoutes, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { BrowserRoutes, isOnTheWay } from './browser-routes.tsx'

beforeEach(() => history.replaceState(null, '', '/'))
afterEach(cleanup)

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
