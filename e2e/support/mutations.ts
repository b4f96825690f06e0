import type { Page } from '@playwright/test'
import type { Schema } from 'yup'
import type { Card } from '../../src/contract/cards.ts'
import { contract, type CallName } from '../../src/contract/contract.ts'
import { fillPath, type AnyEndpoint } from '../../src/contract/endpoint.ts'
import type { Organization } from '../../src/contract/organizations.ts'
import { samples, type CallWithBody } from '../../src/contract/samples.ts'
import { read } from './bank.ts'

type Fields = Record<string, unknown>

export interface Mutation {
  method: string
  path: string
  valid: Fields
  optional: readonly string[]
  /** Allowed without a session. */
  open: boolean
}

const OPEN: readonly CallName[] = ['login', 'register', 'resendVerification']

/** Every call of the contract with a body, and a valid body for it. */
export const mutations = (cardId: string, organizationId: string): Mutation[] =>
  Object.entries(samples).map(([call, valid]) => {
    const name = call as CallWithBody
    const { method, path, bodySchema } = contract[name] as AnyEndpoint
    return {
      method,
      path: fillPath(path, { id: name === 'updateCard' ? cardId : organizationId }),
      valid,
      optional: Object.entries(bodySchema?.fields ?? {}).flatMap(([field, schema]) =>
        (schema as Schema).spec.optional ? field : [],
      ),
      open: OPEN.includes(name),
    }
  })

/** The ids of an active card and of the organization of the signed-in user. */
export const ownIds = async (page: Page): Promise<[string, string]> => {
  const [card] = (await read<Card[]>(page, '/api/cards')).filter(({ status }) => status === 'active')
  const [organization] = await read<Organization[]>(page, '/api/organizations')
  return [card?.id ?? '', organization?.id ?? '']
}
