import type { Connection } from '#db/client.ts'
import { closePool } from '#db/pool.ts'
import { insertUser, listUsers } from '#db/queries/access/users.ts'
import { insertApplicationClientId } from '#db/queries/applications/application-client-ids.ts'
import { insertApplicationSecret } from '#db/queries/applications/application-secrets.ts'
import { insertApplication } from '#db/queries/applications/applications.ts'
import { insertServiceAccount, insertServiceSignIns } from '#db/queries/applications/service-accounts.ts'
import {
  insertOrganization,
  listOrganizationsAsOwner,
  updateOrganizationContact,
  updateOrganizationIdleLimits,
  updateOrganizationSecondFactor,
} from '#db/queries/organizations/organizations.ts'
import { insertAgentCertificate } from '#db/queries/people/agent-certificates.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { now } from '#lib/config/clock.ts'
import { hashPassword, secretDigest } from '#lib/config/credentials.ts'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import { TOKEN_LIFETIME_SECONDS } from '#lib/domain/access/access-token.ts'
import { DEMO_EMAILS, DEMO_PASSWORD } from '#lib/domain/access/demo-accounts.ts'
import { IDLE_MINUTES_RANGE } from '#lib/domain/access/idle-limit.ts'
import { type Role, SCOPES } from '#lib/domain/access/permissions.ts'
import { addDays, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { seedPriceTables } from './price-tables.ts'

const NAME = 'Demo'
const CLIENT_ID = 'demo-app'
const CERTIFICATE_DAYS = 365
const PEOPLE: readonly { email: string; name: string; role: Role; certification?: string }[] = [
  { email: DEMO_EMAILS.agent, name: 'Ana Agente', role: 'agent', certification: 'DEMO-0001' },
  { email: DEMO_EMAILS.manager, name: 'Mário Gestor', role: 'manager' },
  { email: DEMO_EMAILS.secondManager, name: 'Sônia Supervisora', role: 'manager' },
]

/** Demo data has published passwords, so only the embedded mode, which listens on loopback, inserts it. */
export const seedDemo = async (): Promise<void> => {
  if (!getEnv().EMBEDDED) throw new Error('demonstration data is for the embedded mode only (EMBEDDED=1)')
  const organizations = await withLookup({}, listOrganizationsAsOwner)
  const present = organizations.find((organization) => organization.name === NAME)
  const organizationId = present?.id ?? newId()
  await withTransaction({ organizationId }, async (tx) => {
    if (!present) await insertDemo(tx, organizationId)
    // The passwords are public, so a required second factor would only hinder people who try the demo.
    await updateOrganizationSecondFactor(tx, organizationId, {
      secondFactor: 'offered',
      secondFactorFrom: null,
    })
    // For the same reason there is no shorter idle limit: sessions end after 12 hours.
    const { most } = IDLE_MINUTES_RANGE
    await updateOrganizationIdleLimits(tx, organizationId, {
      managerIdleMinutes: most,
      agentIdleMinutes: most,
    })
    await insertPeople(tx, organizationId)
    await insertServiceProgram(tx, organizationId)
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
    secondFactor: 'offered',
    createdAt,
  })
  await updateOrganizationContact(tx, organizationId, {
    contactName: 'Central Demo',
    contactPhone: '11987650000',
    contactEmail: 'atendimento@demo.example',
  })
  const applicationId = newId()
  await insertApplication(tx, {
    id: applicationId,
    organizationId,
    clientId: CLIENT_ID,
    name: 'Demo',
    scopes: [...SCOPES],
    tokenLifetimeSeconds: TOKEN_LIFETIME_SECONDS.usual,
    listsRunning: null,
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

const insertServiceProgram = async (tx: Connection, organizationId: string) => {
  const createdAt = now()
  const applicationId = newId()
  const inserted = await insertApplication(tx, {
    id: applicationId,
    organizationId,
    clientId: 'demo-program',
    name: 'Demo program',
    scopes: [...SCOPES],
    tokenLifetimeSeconds: TOKEN_LIFETIME_SECONDS.usual,
    listsRunning: null,
    createdAt,
    revokedAt: null,
  })
  if (!inserted) return
  await insertApplicationClientId(tx, { organizationId, applicationId, clientId: CLIENT_ID, createdAt })
  const id = newId()
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  const life = { createdAt, lastUsedAt: null, endedAt: null }
  const account = { id, organizationId, applicationId, username: 'program@demo.local', passwordHash, ...life }
  await insertServiceAccount(tx, account)
  const signsIn = { usernameKey: account.username, serviceAccountId: id, organizationId, applicationId }
  await insertServiceSignIns(tx, [{ clientId: CLIENT_ID, ...signsIn }])
}

const insertPeople = async (tx: Connection, organizationId: string) => {
  const existingEmails = new Set((await listUsers(tx, organizationId)).map(({ email }) => email))
  for (const { certification, ...person } of PEOPLE.filter(({ email }) => !existingEmails.has(email))) {
    const [id, createdAt] = [newId(), now()]
    const passwordHash = await hashPassword(DEMO_PASSWORD)
    await insertUser(tx, {
      id,
      organizationId,
      ...person,
      passwordHash,
      teamId: null,
      visibility: 'all',
      createdAt,
      deactivatedAt: null,
    })
    if (certification)
      await insertAgentCertificate(tx, {
        id: newId(),
        organizationId,
        userId: id,
        number: certification,
        issuer: 'ANEPS',
        endDate: addDays(dayInSaoPaulo(createdAt), CERTIFICATE_DAYS),
        createdByKind: 'system',
        createdById: 'seed',
        createdByName: NAME,
        createdAt,
      })
  }
}

if (import.meta.main) {
  await seedDemo()
  await closePool()
}
