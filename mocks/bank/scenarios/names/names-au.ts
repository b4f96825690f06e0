import { en_AU, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [en_AU]
