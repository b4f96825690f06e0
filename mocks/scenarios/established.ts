import { namedId } from '../core/random.ts'
import type { Scenario } from '../core/act.ts'

export const established: Scenario = {
  name: 'established',
  title: 'Established business',
  description: 'A London coffee importer that has banked here for months.',
  person: 'sarah@halden.example',
  seed({ db, at }) {
    db.users.insert({
      id: namedId('user sarah'),
      name: 'Sarah Whitfield',
      email: 'sarah@halden.example',
      emailVerified: true,
      // corridor-demo
      passwordHash:
        'scrypt$9f2c4b7a1d3e58606a1c0e9b7d24f35c$addd856d8c587c6c7723faa6c67d9e248dcece87abe03c3095600ab6e9ea6643',
      createdAt: at,
    })
  },
}
