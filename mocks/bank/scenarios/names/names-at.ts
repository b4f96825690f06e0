import { de_AT, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [de_AT]
