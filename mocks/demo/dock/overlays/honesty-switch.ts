import { createListeners } from '../../../bank/store/listeners.ts'

/** Whether the page outlines where its parts come from; shared by the page, its panel and the presenter's window. */
export interface HonestySwitch {
  isOn: () => boolean
  turn: (on: boolean) => void
  subscribe: (listener: () => void) => () => void
}

export function createHonestySwitch(): HonestySwitch {
  let isOn = false
  const { notify, subscribe } = createListeners()
  return {
    isOn: () => isOn,
    turn(on) {
      if (on === isOn) return
      isOn = on
      notify()
    },
    subscribe,
  }
}
