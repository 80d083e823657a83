import type { Role } from '#lib/domain/access/permissions.ts'
import type { Context } from '#lib/services/context.ts'
import { accessFixture } from './access-fixture.ts'

export const officeFixture = async () => {
  const access = await accessFixture()
  const { now } = await import('#lib/config/clock.ts')

  const contextOf = (
    organizationId: string,
    who: { id: string; email: string; role: Role },
    sessionId = '',
  ): Context => ({
    organizationId,
    actor: {
      kind: 'user',
      id: who.id,
      name: 'Ana',
      email: who.email,
      role: who.role,
      sessionId,
      teamId: null,
      visibility: 'all',
    },
    now: now(),
    requestId: 'test',
    language: 'pt-BR',
    client: { ip: '203.0.113.9', userAgent: 'test' },
  })

  const person = async (organizationId: string, role: Role) => {
    const who = await access.person(organizationId, role)
    return { ...who, context: (sessionId = '') => contextOf(organizationId, { ...who, role }, sessionId) }
  }

  const open = async () => {
    const organizationId = await access.organization()
    const manager = await person(organizationId, 'manager')
    const agent = await person(organizationId, 'agent')
    return {
      organizationId,
      manager: manager.context,
      managerId: manager.id,
      agent,
    }
  }

  return { open, manager: (organizationId: string) => person(organizationId, 'manager') }
}

export type OfficeFixture = Awaited<ReturnType<typeof officeFixture>>
