import type { Bank } from '../../bank/store/bank.ts'
import { openedStateKey } from './opened-state.ts'
import type { Presentation } from './presentation.ts'

/** Sticks to the foot of the page without covering its end; printed on every sheet. */
const STYLE = `
  :host { all: initial; display: block; position: sticky; bottom: var(--page-inset-bottom, 0px);
    z-index: 2147480000; pointer-events: none; }
  :host([data-hidden]) { display: none; }
  small { display: block; width: fit-content; margin: 0 auto; padding: 0 10px; border-radius: 6px 6px 0 0;
    font: 600 11px/18px system-ui, sans-serif; letter-spacing: 0.04em; color: #e9edf3; background: #10141b; }
  @media print {
    :host, :host([data-hidden]) { display: block; position: fixed; bottom: var(--page-inset-bottom, 0px);
      left: 0; right: 0; }
    small { color: #000; background: #fff; }
  }
`

interface LineOptions {
  bank: Bank
  presentation: Presentation
  quiet: boolean
}

/** Whether the page may be taken for another bank: it has a brand, or a state that came from elsewhere. */
function isForeign({ bank, presentation }: Pick<LineOptions, 'bank' | 'presentation'>): boolean {
  const { name, color, logo } = presentation.brand()
  const { storage, scope } = bank.options
  return Boolean(name ?? color ?? logo) || storage.getItem(openedStateKey(scope)) === bank.record.epoch
}

/**
 * Says "Demonstration" at the foot of a page without the mark that could pass for another bank's, and on every printed
 * page. A build with `ALLOW_QUIET=1` says it only in print.
 */
export function mountDemonstrationLine({ bank, presentation, quiet }: LineOptions): void {
  const host = document.createElement('corridor-line')
  const shadow = host.attachShadow({ mode: 'open' })
  const line = document.createElement('small')
  line.textContent = 'Demonstration'
  shadow.append(Object.assign(document.createElement('style'), { textContent: STYLE }), line)
  const follow = () => {
    const isShown = quiet && import.meta.env.ALLOW_QUIET !== '1' && isForeign({ bank, presentation })
    host.toggleAttribute('data-hidden', !isShown)
  }
  follow()
  bank.subscribe(follow)
  presentation.subscribe(follow)
  document.body.append(host)
}
