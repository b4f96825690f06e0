import { fi, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [fi]
