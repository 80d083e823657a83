import { asOwnerOfTables } from '#db/as-owner.ts'
import { renewCustomers } from '#db/renew-customers.ts'
import { getEnv } from '#lib/config/env.ts'
import { getKeyRing } from '#lib/config/key-ring.ts'

// Generated rows are plain, because SQL has no keys. This encrypts their customers, as the service writes
// them.
await asOwnerOfTables(getEnv().DATABASE_URL, async (sql) => {
  const organizations = await sql<{ id: string }[]>`select id from organizations`
  const organizationIds = organizations.map(({ id }) => id)
  await renewCustomers(sql, { organizationIds, newest: getKeyRing().ids[0] }, () => undefined)
})
process.exit(0)
