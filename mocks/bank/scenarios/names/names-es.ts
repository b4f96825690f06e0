import { es, type LocaleDefinition } from '@faker-js/faker'

// A company is not in a garden or at a crossroads, which are among faker's streets.
export const locale: LocaleDefinition[] = [{ location: { street_suffix: ['Calle', 'Avenida', 'Paseo'] } }, es]
