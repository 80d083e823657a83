import { agreedRules } from './agreed-rules.ts'
import type { Harness } from './harness.ts'
import { personFixture } from './person-fixture.ts'
import { proposalFixture, type SimulationChoice } from './proposal-fixture.ts'

export const reviewFixture = async (harness: Harness) => {
  const { owner } = harness.database
  const proposals = await proposalFixture(harness)
  const people = await personFixture(harness)

  const manager = (organizationId?: string) =>
    people.person({
      role: 'manager',
      visibility: 'all',
      name: 'Mário',
      ...(organizationId !== undefined && { organizationId }),
    })
  const [boss, second] = [await manager(), await manager()]
  const { agreed, rules } = await agreedRules(boss, second)

  /** Signed proposal of a politically exposed person, held by the default rules. */
  const held = async (overrides: Record<string, unknown> = {}, choice?: SimulationChoice) => {
    const made = await proposals.create({ isPEP: true, ...overrides }, choice)
    await proposals.bring(made.id, 'analysis')
    return made
  }

  const asked = async (words = { code: 'sent_to_review', text: 'Conferir a renda.' }) => {
    const made = await proposals.create()
    await proposals.bring(made.id, 'analysis')
    await proposals.report(made.id, 'manual_analysis', { reason: words })
    return made
  }

  const rowOf = async (id: string) => {
    const [row] =
      await owner`select status, own_review, reason_code, reason_details from proposals where id = ${id}`
    return row
  }

  const reasonsOf = (id: string) => owner`
    select source, code, details, rules_version from review_reasons where proposal_id = ${id} order by id`

  const statusesOf = async (id: string) => {
    const rows =
      await owner`select to_status from proposal_history where proposal_id = ${id} order by position`
    return rows.map(({ to_status: status }) => String(status))
  }

  /** Without its deadline and its submission. */
  const jobsOf = async (id: string) => {
    const rows = await owner`
      select tasks.identifier as name from graphile_worker._private_jobs jobs
      join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
      where jobs.payload ->> 'proposalId' = ${id} and tasks.identifier not in ('submit_proposal', 'expire_signature')
      order by jobs.id`
    return rows.map(({ name }) => String(name))
  }

  return {
    ...proposals,
    people,
    manager,
    boss,
    second,
    agreed,
    rules,
    held,
    asked,
    rowOf,
    reasonsOf,
    statusesOf,
    jobsOf,
  }
}

export type ReviewFixture = Awaited<ReturnType<typeof reviewFixture>>
