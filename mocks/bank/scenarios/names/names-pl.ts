import { pl, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [pl]
