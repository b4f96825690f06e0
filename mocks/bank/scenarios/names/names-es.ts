import { es, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [es]
