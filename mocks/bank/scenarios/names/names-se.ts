import { sv, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [sv]
