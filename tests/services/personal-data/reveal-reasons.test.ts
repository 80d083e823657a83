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

const revealWithoutReason = async (context: Context, subjectId: string) => {
  const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
  return revealPersonalData(context, { subjectType: 'proposal', subjectId, fields: ['email'] })
}

const later = (context: Context, minutes: number) => ({
  ...context,
  now: new Date(context.now.getTime() + minutes * 60_000),
})

const auditEntries = (subjectId: string) => harness.database.owner`
  select actor_id, details from audit_entries
  where action = 'personal_data_revealed' and subject_id = ${subjectId} order by id`

describe('the reason of a reveal', () => {
  test('is asked once per customer and 15 minutes, and again for another one or later', async () => {
    const [one, other] = [await proposals.create(), await proposals.create()]
    const context = await person()
    expect(await codeOf(revealWithoutReason(context, one.id))).toBe('reveal_reason_required')
    expect(await auditEntries(one.id)).toEqual([])
    await reveal(context, one.id, ['phone'])
    expect(await revealWithoutReason(later(context, 14), one.id)).toHaveProperty('email')
    expect(await codeOf(revealWithoutReason(later(context, 16), one.id))).toBe('reveal_reason_required')
    expect(await codeOf(revealWithoutReason(context, other.id))).toBe('reveal_reason_required')
    expect(await codeOf(revealWithoutReason(await person(), one.id))).toBe('reveal_reason_required')
  })

  test('as free text is stored next to the audit, which only marks it as present', async () => {
    const { id, documentNumber } = await proposals.create()
    const context = await person()
    const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
    const { listRevealReasons } = await import('#db/queries/audit/reveal-reasons.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const { customerDigest: customerDigestOf } = await import('#lib/services/kernel/customer-digest.ts')
    const why = { reason: 'other', note: 'ligação do irmão Téo' } as const
    await revealPersonalData(context, { subjectType: 'proposal', subjectId: id, fields: ['email'], why })
    expect(await auditEntries(id)).toMatchObject([{ details: { reason: 'other', reasonWritten: true } }])
    const [row] = await harness.database.owner`
      select note from reveal_reasons where user_id = ${context.actor.id}`
    expect(row?.note).toMatch(/^enc1:/)
    const { organizationId } = context
    const customerDigest = customerDigestOf({ organizationId, documentNumber })
    const reasons = await withTransaction(context, (tx) =>
      listRevealReasons(tx, { organizationId, customerDigest }),
    )
    expect(reasons.map(({ note }) => note)).toEqual(['ligação do irmão Téo'])
    const { revealReasonField } = await import('#lib/contracts/personal-data/reveal-reason.ts')
    expect(revealReasonField.safeParse({ reason: 'other', note: ' ' }).success).toBe(false)
  })

  test('is implied where a message is sent', async () => {
    const { id } = await proposals.create()
    const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
    const context = await person()
    const subject = { subjectType: 'proposal', subjectId: id } as const
    await revealPersonalData(context, { ...subject, fields: ['phone'], act: 'message' })
    expect(await auditEntries(id)).toMatchObject([{ details: { fields: ['phone'], reason: 'message' } }])
  })

  test('is not implied for fields that the named action does not need', async () => {
    const { id } = await proposals.create()
    const { revealPersonalData } = await import('#lib/services/personal-data/reveal-personal-data.ts')
    const context = await person()
    const subject = { subjectType: 'proposal', subjectId: id } as const
    const attempts = [
      { fields: ['documentNumber'], act: 'message' },
      { fields: ['phone', 'email'], act: 'message' },
      { fields: ['documentNumber', 'motherName'], act: 'new_contract' },
      { fields: ['address'], act: 'new_contract' },
    ] as const
    for (const attempt of attempts)
      expect(await codeOf(revealPersonalData(context, { ...subject, ...attempt }))).toBe(
        'reveal_reason_required',
      )
    expect(await auditEntries(id)).toEqual([])
  })
})

describe('a document', () => {
  const documentOf = async (id: string) => {
    const { newId } = await import('#lib/config/ids.ts')
    const documentId = newId()
    await harness.database.owner`
      insert into proposal_documents (id, organization_id, proposal_id, type, storage_key, original_filename, content_type, size_bytes, sha256, created_at)
      values (${documentId}, ${proposals.organizationId}, ${id}, 'selfie', 'nowhere/at/all', 'x.pdf', 'application/pdf', 1, 'x', now())`
    return documentId
  }
  const open = async (context: Context, id: string, documentId: string) => {
    const { getProposalDocument } = await import('#lib/services/proposals/get-proposal-document.ts')
    return getProposalDocument(context, { id, documentId, product: 'fgts' })
  }
  const readings = async (id: string) => {
    const rows = await harness.database.owner`
      select details from audit_entries where action = 'document.read' and subject_id = ${id}`
    return rows.map(({ details }) => details.reason)
  }

  test('opens for a person who gave a reason, and counts against the limit', async () => {
    const { id } = await proposals.create()
    const documentId = await documentOf(id)
    const context = await person()
    expect(await codeOf(open(context, id, documentId))).toBe('reveal_reason_required')
    const { giveRevealReason } = await import('#lib/services/personal-data/give-reveal-reason.ts')
    await giveRevealReason(context, { subjectType: 'proposal', subjectId: id, why: WHY })
    for (let count = 0; count < 240; count += 1) await codeOf(open(context, id, documentId))
    expect(await codeOf(open(context, id, documentId))).toBe('reveal_limit_reached')
    expect(await readings(id)).toEqual(Array.from({ length: 240 }, () => 'data_check'))
  })

  test('opens for a program of the organization without a reason', async () => {
    const { id } = await proposals.create()
    const documentId = await documentOf(id)
    await codeOf(open(proposals.context(), id, documentId))
    expect(await readings(id)).toEqual([undefined])
  })
})

describe('the number of reveals', () => {
  test('is counted over 7 days for managers only, and marks who is far above the others', async () => {
    const organizationId = await access.organization()
    const { listReveals } = await import('#lib/services/audit/list-reveals.ts')
    const { recordAudit } = await import('#lib/services/kernel/record-audit.ts')
    const { withTransaction } = await import('#db/transaction.ts')
    const people = [
      await person({ organizationId }),
      await person({ organizationId }),
      await person({ organizationId }),
    ]
    const revealCounts = [25, 8, 7]
    for (const [index, context] of people.entries())
      await withTransaction(context, async (tx) => {
        for (let count = 0; count < (revealCounts[index] ?? 0); count += 1)
          await recordAudit(tx, context, {
            ...{ action: 'personal_data_revealed', subjectType: 'proposal', subjectId: 'x' },
          })
      })
    const counts = await listReveals(access.context(organizationId))
    expect(counts.map(({ count, isFarAbove }) => [count, isFarAbove])).toEqual([
      [25, true],
      [8, false],
      [7, false],
    ])
    const [agent] = people
    expect(await codeOf(listReveals(agent as Context))).toBe('permission_denied')
  })
})
