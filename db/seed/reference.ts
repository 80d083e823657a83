import { closePool } from '#db/pool'
import { withLookup } from '#db/transaction'
import { getEnv } from '#lib/config/env'
import { runScript } from '../run-script.ts'
import { seedBanks } from './banks.ts'
import { seedSandboxInstitutions } from './institutions.ts'

/** Seeds the banks and, in embedded mode, the sandbox institutions. Runs at each start. */
export const seedReference = async (): Promise<void> => {
  await withLookup({}, async (tx) => {
    await seedBanks(tx)
    if (getEnv().EMBEDDED) await seedSandboxInstitutions(tx)
  })
}

if (import.meta.main) {
  await runScript(seedReference)
  await closePool()
}
