import { closePool } from '#db/pool.ts'
import { runScript } from '#db/run-script.ts'
import { withLookup } from '#db/transaction.ts'
import { getEnv } from '#lib/config/env.ts'
import { seedBanks } from './banks.ts'
import { seedSandboxInstitutions } from './institutions.ts'

/** Idempotent, because it runs at each start. */
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
