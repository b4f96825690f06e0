import { Break } from './places/break.tsx'
import { Drive } from './places/drive.tsx'
import { HandOver } from './places/hand-over.tsx'
import { Inspect } from './places/inspect.tsx'
import { Scene } from './places/scene.tsx'

/** The places of the dock, and the sections of each that are open at first. */
export const PLACES = {
  Scene: { Body: Scene, sections: ['More of the scene'], open: [] },
  Drive: {
    Body: Drive,
    sections: [
      'Clock',
      'Payments under way',
      'Steps',
      'Inbox',
      'Record',
      'Tours',
      'Fill the open form',
      'Company and owners',
      'Money arrives',
      'Cards',
      'Date and time',
    ],
    open: ['Clock', 'Payments under way', 'Steps'],
  },
  Break: { Body: Break, sections: ['Connection', 'Failures', 'Every message'], open: ['Connection', 'Failures'] },
  'Hand over': {
    Body: HandOver,
    sections: [
      'Link to the scenario',
      'Current state',
      'Leave behind',
      'Open a file',
      'Feedback',
      'Marks',
      'Rooms',
      'Presenter window and keys',
    ],
    open: ['Link to the scenario', 'Current state'],
  },
  Inspect: { Body: Inspect, sections: [], open: [] },
} as const

export type Place = keyof typeof PLACES
export const PLACE_NAMES = Object.keys(PLACES) as Place[]

/** A place of the dock, and a section that is unfolded there. */
export interface Spot {
  place: Place
  section?: string
}
