import { da, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [da]
