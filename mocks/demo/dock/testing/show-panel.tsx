import { render } from '@testing-library/react'
import { DockContext } from '../dock-context.ts'
import type { DockServices } from '../dock-services.ts'
import { Panel } from '../panel/panel.tsx'
import type { Place } from '../panel/places.tsx'
import { RunProvider } from '../panel/run.tsx'

/** Shows the panel at this place with this section open, as somebody has left it. */
export function showPanel(services: DockServices, place: Place, section: string, onClose = () => {}): void {
  sessionStorage.setItem('corridor:dock-place', JSON.stringify({ place, open: [section] }))
  render(
    <DockContext value={services}>
      <RunProvider>
        <Panel onClose={onClose} />
      </RunProvider>
    </DockContext>,
  )
}
