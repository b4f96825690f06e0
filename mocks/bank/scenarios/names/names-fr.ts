import { fr, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [fr]
