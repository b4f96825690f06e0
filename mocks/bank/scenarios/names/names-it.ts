import { it, type LocaleDefinition } from '@faker-js/faker'

// A company is not in a garden or at a crossroads, which are among faker's streets.
export const locale: LocaleDefinition[] = [{ location: { street_suffix: ['Via', 'Viale', 'Corso'] } }, it]
