import type { Role, Visibility } from '#lib/domain/access/permissions.ts'
import type { Context } from '#lib/services/context.ts'
import { cltFixture } from '#tests/support/fixtures/clt-fixture.ts'
import { proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

type Options = {
  role?: Role
  visibility?: Visibility
  teamId?: string | null
  organizationId?: string
  at?: Date
}

export const startHomeFixture = async () => {
  const harness: Harness = await startHarness({ worker: false })
  const proposals = await proposalFixture(harness)
  const clt = await cltFixture(harness)
  const { now } = await import('#lib/config/clock.ts')
  const { newId } = await import('#lib/config/ids.ts')
  const { owner } = harness.database

  const person = async (options: Options = {}): Promise<Context> => {
    const id = newId()
    const { role = 'agent', visibility = 'all', teamId = null } = options
    const organizationId = options.organizationId ?? proposals.organizationId
    await owner`insert into users ${owner({
      id,
      organization_id: organizationId,
      email: `${id}@example.com`,
      name: 'Ana Agente',
      role,
      team_id: teamId,
      visibility,
      created_at: now(),
    })}`
    const email = `${id}@example.com`
    return {
      organizationId,
      actor: {
        kind: 'user',
        id,
        name: 'Ana',
        email,
        role,
        sessionId: 's',
        teamId,
        visibility,
      },
      now: options.at ?? now(),
      requestId: 'test',
      language: 'pt-BR',
      client: { ip: '', userAgent: '' },
    }
  }

  const team = async () => {
    const id = newId()
    await owner`insert into teams ${owner({ id, organization_id: proposals.organizationId, name: id, created_at: now() })}`
    return id
  }

  /**
   * Makes a person the author of a row, even of an immutable row. A balance query gets the person as a
   * requester instead.
   */
  const give = (table: string, id: string, { actor }: Context) =>
    owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      if (table === 'fgts_balance_queries')
        await tx`insert into fgts_balance_requesters (organization_id, query_id, user_id)
          select organization_id, id, ${actor.id} from fgts_balance_queries where id = ${id}`
      else await tx`update ${tx(table)} set created_by_id = ${actor.id} where id = ${id}`
      if (table === 'proposals') await tx`update sales_contracts set author_id = ${actor.id} where id = ${id}`
    })

  const proposalOf = async (author: Context, status: Parameters<typeof proposals.bring>[1]) => {
    const { id, documentNumber } = await proposals.create()
    await proposals.bring(id, status)
    await give('proposals', id, author)
    return { id, documentNumber }
  }

  return { harness, owner, proposals, clt, person, team, give, proposalOf }
}

export type HomeFixture = Awaited<ReturnType<typeof startHomeFixture>>

export const later = (context: Context, ms: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + ms),
})
