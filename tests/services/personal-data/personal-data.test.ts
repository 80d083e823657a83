import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Visibility } from '#lib/domain/access/permissions.ts'
import type { PersonalField } from '#lib/domain/personal-data/personal-data.ts'
import type { Actor, Context } from '#lib/services/context.ts'
import { codeOf } from '#tests/support/checks/code-of.ts'
import { type AccessFixture, accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { type ProposalFixture, proposalFixture } from '#tests/support/fixtures/proposal-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let access: AccessFixture
let proposals: ProposalFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  access = await accessFixture()
  proposals = await proposalFixture(harness)
})
afterAll(() => harness.stop())

const person = async (
  options: { visibility?: Visibility; organizationId?: string } = {},
): Promise<Context & { actor: Extract<Actor, { kind: 'user' }> }> => {
  const organizationId = options.organizationId ?? proposals.organizationId
  const { id, email } = await access.person(organizationId)
  const actor = {
    kind: 'user' as const,
    id,
    email,
    name: 'Ana',
    role: 'agent' as const,
    sessionId: id,
    teamId: null,
    visibility: options.visibility ?? 'all',
  }
  return { ...access.context(organizationId), actor }
}

const WHY = { reason: 'data_check' } as const

const reveal = async (context: Context, subjectId: string, fields: readonly PersonalField[]) => {
  const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
  return revealPersonalData(context, { subjectType: 'proposal', subjectId, fields, why: WHY })
}

const later = (context: Context, minutes: number) => ({
  ...context,
  now: new Date(context.now.getTime() + minutes * 60_000),
})

const auditEntries = (subjectId: string) => harness.database.owner`
  select actor_id, details from audit_entries
  where action = 'personal_data_revealed' and subject_id = ${subjectId} order by id`

describe('the results of services for a person', () => {
  test('contain no CPF, contact or identity of the customer, in any list or detail', async () => {
    const { getProposal } = await import('#lib/services/proposals/get-proposal.ts')
    const { listProposals } = await import('#lib/services/proposals/list-proposals.ts')
    const { getFgtsBalanceQuery } = await import('#lib/services/fgts/get-fgts-balance-query.ts')
    const { getFgtsSimulation } = await import('#lib/services/fgts/get-fgts-simulation.ts')
    const { id, documentNumber, body, simulation } = await proposals.create()
    const context = await person()
    const text = JSON.stringify([
      await getProposal(context, { id }),
      await listProposals(context, { page: 1, limit: 20, search: documentNumber }),
      await getFgtsBalanceQuery(context, { id: simulation.balanceQueryId }),
      await getFgtsSimulation(context, { id: simulation.id }),
    ])
    const input: Record<string, unknown> = body
    expect(text).toContain(input.name)
    expect(text).toContain(`***${documentNumber.slice(3, 9)}**`)
    const { email, phone, birthDate, motherName, street, postalCode } = input
    for (const hidden of [documentNumber, email, phone, birthDate, motherName, street, postalCode])
      expect(text).not.toContain(hidden)
  })

  test('include a proposal that is searched by its full CPF', async () => {
    const { listProposals } = await import('#lib/services/proposals/list-proposals.ts')
    const { id, documentNumber } = await proposals.create()
    const { rows } = await listProposals(await person(), { page: 1, limit: 20, search: documentNumber })
    expect(rows.map((row) => row.id)).toEqual([id])
  })

  test('distinguish two customers with the same masked CPF', async () => {
    const { getFgtsBalanceQuery } = await import('#lib/services/fgts/get-fgts-balance-query.ts')
    const context = await person()
    const keyOf = async (cpf: string) => {
      const { documentNumber, customerKey } = await getFgtsBalanceQuery(context, {
        id: await proposals.balance(cpf),
      })
      return { documentNumber, customerKey }
    }
    const [first, second] = [await keyOf('11144477735'), await keyOf('22244477700')]
    expect(first.documentNumber).toBe(second.documentNumber)
    expect(first.customerKey).not.toBe(second.customerKey)
  })
})

describe('revealing', () => {
  test('returns only the requested fields, and audits who saw which fields of which row, without the values', async () => {
    const { id, documentNumber } = await proposals.create()
    const context = await person()
    expect(await reveal(context, id, ['documentNumber', 'phone'])).toEqual({
      documentNumber,
      phone: { countryCode: '55', areaCode: '11', number: '987654321' },
    })
    expect(await auditEntries(id)).toEqual([
      { actor_id: context.actor.id, details: { fields: ['documentNumber', 'phone'], reason: 'data_check' } },
    ])
  })

  test('finds nothing of another organization, and writes nothing', async () => {
    const { id } = await proposals.create()
    const stranger = await person({ organizationId: await access.organization() })
    expect(await codeOf(reveal(stranger, id, ['documentNumber']))).toBe('not_found')
    expect(await auditEntries(id)).toEqual([])
  })

  test('finds nothing of work that the person does not see', async () => {
    const { id } = await proposals.create()
    const context = await person({ visibility: 'own' })
    expect(await codeOf(reveal(context, id, ['documentNumber']))).toBe('not_found')
  })

  test('stops a person who copies a list, and lets them continue later', async () => {
    const { id } = await proposals.create()
    const context = await person()
    for (let count = 0; count < 240; count += 1) await reveal(context, id, ['email'])
    expect(await codeOf(reveal(context, id, ['email']))).toBe('reveal_limit_reached')
    expect(await reveal(later(context, 11), id, ['email'])).toHaveProperty('email')
  })
})

describe('a masked CPF sent back', () => {
  const putBack = async (context: Context, input: unknown, subjectId: string) => {
    const { restoreCpf: putCpfBack } = await import('#lib/services/personal-data/restore-cpf.ts')
    return putCpfBack(context, input, { subjectType: 'fgts_simulation', subjectId })
  }

  test('is restored wherever it is, and nothing else is changed', async () => {
    const { documentNumber, simulation } = await proposals.create()
    const masked = `***${documentNumber.slice(3, 9)}**`
    const input = {
      cpf: masked,
      name: 'Maria',
      payment: { data: { pix: `***.${documentNumber.slice(3, 6)}.${documentNumber.slice(6, 9)}-**` } },
      list: [masked, 1, null],
    }
    expect(await putBack(await person(), input, simulation.id)).toEqual({
      cpf: documentNumber,
      name: 'Maria',
      payment: { data: { pix: documentNumber } },
      list: [documentNumber, 1, null],
    })
  })

  test('stays masked when it belongs to somebody else or to another organization', async () => {
    const { simulation, documentNumber } = await proposals.create()
    const other = { cpf: '***000000**' }
    expect(await putBack(await person(), other, simulation.id)).toEqual(other)
    const own = { cpf: `***${documentNumber.slice(3, 9)}**` }
    const stranger = await person({ organizationId: await access.organization() })
    expect(await putBack(stranger, own, simulation.id)).toEqual(own)
    expect(await putBack(await person(), own, 'no id')).toEqual(own)
  })
})
