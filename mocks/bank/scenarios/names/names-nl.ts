import { nl, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [nl]
