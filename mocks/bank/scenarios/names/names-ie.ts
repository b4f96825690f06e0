import { en_IE, en_AU, type LocaleDefinition } from '@faker-js/faker'

// Names of people come from en_AU, because many of those in en are invented.
export const locale: LocaleDefinition[] = [en_IE, en_AU]
