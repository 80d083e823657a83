import { spawnSync } from 'node:child_process'
import { e2eService } from './services.ts'

/**
 * Backdates the person's last second-factor verification, and proof at the provider, by 16 minutes, because a
 * test cannot wait that long. Runs in a separate process, which opens the service's database.
 */
export const e2eAgeConfirmation = (email: string): void => {
  const env = { ...process.env, DATA_DIR: e2eService().dataDir }
  const { status, stderr } = spawnSync(process.execPath, [import.meta.filename, email], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`the confirmation of ${email} does not age: ${stderr}`)
}

const age = async (email: string) => {
  const { findDatabase } = await import('#scripts/lib/find-database.mjs')
  Object.assign(process.env, await findDatabase())
  const { closePool } = await import('#db/pool.ts')
  const { listUsersByEmail } = await import('#db/queries/access/users.ts')
  const { withLookup, withTransaction } = await import('#db/transaction.ts')
  const [user] = await withLookup({ email }, (tx) => listUsersByEmail(tx, email))
  if (!user) throw new Error('nobody has this e-mail')
  await withTransaction(
    user,
    (tx) => tx`
    update sessions set second_factor_at = second_factor_at - interval '16 minutes',
      identity_proven_at = identity_proven_at - interval '16 minutes'
    where organization_id = ${user.organizationId} and user_id = ${user.id}`,
  )
  await closePool()
}

if (import.meta.main) await age(process.argv[2] ?? '')
