import { closePool } from '#db/client'
import { insertApplicationSecret } from '#db/queries/application-secrets'
import { insertApplication } from '#db/queries/applications'
import { insertOrganization, listOrganizationsAsOwner } from '#db/queries/organizations'
import { insertUser, listUsers } from '#db/queries/users'
import { withLookup, withTransaction } from '#db/transaction'
import { now } from '#lib/config/clock'
import { hashPassword, secretDigest } from '#lib/config/credentials'
import { getEnv } from '#lib/config/env'
import { newId } from '#lib/config/ids'
import { type Role, SCOPES } from '#lib/domain/access/permissions'
import type { Connection } from '../client.ts'
import { seedPriceTables } from './price-tables.ts'

const NAME = 'Demo'
const PASSWORD = 'origination-demo'
const PEOPLE: readonly { email: string; name: string; role: Role; certification: string | null }[] = [
  { email: 'agent@demo.local', name: 'Ana Agente', role: 'agent', certification: 'DEMO-0001' },
  { email: 'manager@demo.local', name: 'Mário Gestor', role: 'manager', certification: null },
  // The second pair of eyes: what one manager proposes, another approves.
  { email: 'manager2@demo.local', name: 'Sônia Supervisora', role: 'manager', certification: null },
]

/** Demonstration data with published secrets: only ever for the embedded mode, which listens on loopback. Safe to repeat. */
export const seedDemo = async (): Promise<void> => {
  if (!getEnv().EMBEDDED) throw new Error('demonstration data is for the embedded mode only (EMBEDDED=1)')
  const known = await withLookup({}, listOrganizationsAsOwner)
  const present = known.find((organization) => organization.name === NAME)
  const organizationId = present?.id ?? newId()
  await withTransaction({ organizationId }, async (tx) => {
    if (!present) await insertDemo(tx, organizationId)
    await insertPeople(tx, organizationId)
    await seedPriceTables(tx, organizationId)
  })
}

const insertDemo = async (tx: Connection, organizationId: string) => {
  const createdAt = now()
  await insertOrganization(tx, {
    id: organizationId,
    name: NAME,
    status: 'active',
    defaultInstitutionCode: 'aurora',
    createdAt,
  })
  const applicationId = newId()
  await insertApplication(tx, {
    id: applicationId,
    organizationId,
    clientId: 'demo-app',
    name: 'Demo',
    scopes: [...SCOPES],
    passwordGrant: false,
    serviceUsername: null,
    servicePasswordHash: null,
    createdAt,
    revokedAt: null,
  })
  await insertApplicationSecret(tx, {
    id: newId(),
    organizationId,
    applicationId,
    secretHash: secretDigest('demo-app-secret'),
    createdAt,
    expiresAt: null,
    lastUsedAt: null,
  })
}

const insertPeople = async (tx: Connection, organizationId: string) => {
  const known = new Set((await listUsers(tx, organizationId)).map(({ email }) => email))
  for (const person of PEOPLE.filter(({ email }) => !known.has(email))) {
    const passwordHash = await hashPassword(PASSWORD)
    await insertUser(tx, {
      id: newId(),
      organizationId,
      ...person,
      passwordHash,
      teamId: null,
      visibility: 'all',
      createdAt: now(),
      deactivatedAt: null,
    })
  }
}

if (import.meta.main) {
  await seedDemo()
  await closePool()
}
