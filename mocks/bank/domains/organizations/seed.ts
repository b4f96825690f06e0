import type { Transaction } from '../../store/transaction.ts'
import type { OrganizationRow } from './model.ts'

export type Company = Omit<OrganizationRow, 'id' | 'userId' | 'entityType' | 'directorsCount' | 'reviewAt'>

export const seedCompany = ({ db, newId }: Transaction, userId: string, company: Company): string =>
  db.organizations.insert({ id: newId(), userId, entityType: 'limited', directorsCount: '2', reviewAt: 0, ...company })
    .id
