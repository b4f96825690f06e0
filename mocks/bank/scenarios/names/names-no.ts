import { nb_NO, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [nb_NO]
