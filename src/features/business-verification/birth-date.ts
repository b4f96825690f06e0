import { formatDate } from '../../ui/format.ts'

/** A calendar date has no time zone: read at noon here, it is the same day on the screen. */
export const formatBirthDate = (dob: string): string => formatDate(`${dob}T12:00:00`)
