import { en_GB, en_AU, type LocaleDefinition } from '@faker-js/faker'

// Names of people come from en_AU, whose are common ones; those of en are mostly made up.
export const locale: LocaleDefinition[] = [en_GB, en_AU]
