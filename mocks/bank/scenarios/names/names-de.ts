import { de, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [de]
