import { pt_PT, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [pt_PT]
