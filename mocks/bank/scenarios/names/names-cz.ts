import { cs_CZ, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [cs_CZ]
