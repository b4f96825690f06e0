import { de_CH, de, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [de_CH, de]
