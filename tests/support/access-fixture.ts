import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import type { Scope } from '#lib/domain/access/permissions.ts'
import type { SecondFactorPolicy } from '#lib/domain/access/second-factor.ts'

/** Requires a started harness, because services read the environment at first use. */
export const accessFixture = async () => {
  const { now } = await import('#lib/config/clock.ts')
  const { systemContext } = await import('#lib/services/context.ts')
  const { createOrganization } = await import('#lib/services/organizations/create-organization.ts')
  const { createApplication } = await import('#lib/services/applications/create-application.ts')
  const { createUser } = await import('#lib/services/access/create-user.ts')
  const { endpoint } = await import('#lib/http/endpoint.ts')

  const context = (organizationId = '') =>
    systemContext(organizationId, now(), { kind: 'system', id: 'admin', name: 'test' })

  /** Unknown caller, by default from a unique address. */
  const stranger = (ip: string = randomBytes(8).toString('hex')) => ({
    ...context(),
    client: { ip, userAgent: 'test' },
  })

  /** Most tests start behind the sign-in, so by default nobody needs a second factor. */
  const organization = async (secondFactor: SecondFactorPolicy = 'offered') => {
    const name = `Org ${randomBytes(6).toString('hex')}`
    const { id } = await createOrganization(context(), { name, secondFactor })
    return id
  }

  const application = async (organizationId: string, scopes: readonly Scope[] = ['fgts', 'webhooks']) =>
    createApplication(context(organizationId), { name: 'Robô', scopes })

  const person = async (organizationId: string, role: 'agent' | 'manager' = 'agent') => {
    const email = `${randomBytes(6).toString('hex')}@example.com`
    const password = 'uma-senha-bem-comprida'
    const { id } = await createUser(context(organizationId), {
      email,
      name: 'Ana',
      role,
      password,
    })
    return { id, email, password }
  }

  const whoAmI = (method: 'GET' | 'POST') =>
    endpoint(
      contract({
        name: 'whoAmI',
        method,
        path: '/who',
        tag: 'test',
        summary: 'test',
        access: { kind: 'scope', scope: 'fgts' },
        response: z.looseObject({}),
        codes: [],
        encode: (reported: Record<string, unknown>) => reported,
        examples: { response: {} },
      }),
      async ({ actor, organizationId }) => ({ organizationId, ...actor }),
    )

  const call = async (headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') => {
    const request = new Request('http://test/api/who', { method, headers })
    const response = await whoAmI(method)(request, { params: Promise.resolve({}) })
    return { status: response.status, headers: response.headers, body: await response.json() }
  }

  return { context, stranger, organization, application, person, call }
}

export type AccessFixture = Awaited<ReturnType<typeof accessFixture>>
