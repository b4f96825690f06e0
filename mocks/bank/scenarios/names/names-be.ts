import { nl_BE, type LocaleDefinition } from '@faker-js/faker'

export const locale: LocaleDefinition[] = [nl_BE]
