import { it, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [it]
