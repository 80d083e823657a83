import { asOwnerOfTables } from '#db/as-owner.ts'
import { renewCustomers } from '#db/renew-customers.ts'
import { renewNames } from '#db/renew-names.ts'
import { getEnv } from '#lib/config/env.ts'
import { getKeyRing } from '#lib/config/key-ring.ts'

// Generated rows are not encrypted, because SQL has no keys.
await asOwnerOfTables(getEnv().DATABASE_URL, async (sql) => {
  const organizations = await sql<{ id: string }[]>`select id from organizations`
  const organizationIds = organizations.map(({ id }) => id)
  const renewal = { organizationIds, newest: getKeyRing().ids[0] }
  await renewCustomers(sql, renewal, () => undefined)
  await renewNames(sql, renewal, () => undefined)
})
process.exit(0)
