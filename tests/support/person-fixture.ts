import { randomBytes } from 'node:crypto'
import type { Role, Visibility } from '#lib/domain/access/permissions.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { Context } from '#lib/services/context.ts'
import { nextCpf } from './cpf.ts'
import type { Harness } from './harness.ts'

type Options = {
  role?: Role
  visibility?: Visibility
  teamId?: string | null
  name?: string
  organizationId?: string
}

export const personFixture = async (harness: Harness) => {
  const { newId } = await import('#lib/config/ids.ts')
  const { now } = await import('#lib/config/clock.ts')
  const { insertUser } = await import('#db/queries/access/users.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const demo = await harness.demoOrganizationId()

  const team = async (organizationId = demo) => {
    const id = newId()
    const name = `Time ${randomBytes(4).toString('hex')}`
    await harness.database.owner`
      insert into teams (id, organization_id, name, created_at) values (${id}, ${organizationId}, ${name}, ${now()})`
    return { id, name }
  }

  /** By default an agent who sees only their own work. */
  const person = async (options: Options = {}) => {
    const { role = 'agent', visibility = 'own', teamId = null, name = 'Ana', organizationId = demo } = options
    const id = newId()
    const email = `${randomBytes(6).toString('hex')}@example.com`
    const row = { id, organizationId, email, name, role, teamId, visibility }
    await withTransaction({ organizationId }, (tx) =>
      insertUser(tx, {
        ...row,
        passwordHash: null,
        createdAt: now(),
        deactivatedAt: null,
      }),
    )
    const context = (): Context => ({
      organizationId,
      actor: {
        kind: 'user',
        id,
        name,
        email,
        role,
        sessionId: newId(),
        teamId,
        visibility,
      },
      now: now(),
      requestId: 'test',
      language: 'pt-BR',
      client: { ip: '203.0.113.9', userAgent: 'test' },
    })
    return { id, email, context }
  }

  return { organizationId: demo, team, person }
}

export type PersonFixture = Awaited<ReturnType<typeof personFixture>>

export const anyCpf = () => nextCpf()

export const pixOf = (key: string) => ({ type: 'pix', key, keyKind: 'cpf' }) as const

/** Adult with the CPF and birth date of the consults of `cltFixture`. */
export const borrowerOf = (documentNumber: string): Borrower => ({
  name: 'Maria Aparecida da Silva',
  documentNumber,
  identityDocument: '123456789',
  motherName: 'Ana da Silva',
  nationality: 'brasileira',
  maritalStatus: 'single',
  isPep: false,
  birthDate: '1990-03-15' as Borrower['birthDate'],
  email: 'maria@example.com',
  phone: { countryCode: '55', areaCode: '11', number: '987654321' },
  address: {
    postalCode: '01310100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
    number: '1000',
    complement: null,
  },
  gender: 'female',
  identityDocumentType: 'rg',
  identityDocumentIssuer: 'SSP/SP',
  identityDocumentDate: '2015-06-01' as Borrower['birthDate'],
})
