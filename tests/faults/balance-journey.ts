import { eventually } from '#tests/support/checks/eventually.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import type { Harness } from '#tests/support/servers/harness.ts'

export const balanceJourney = (harness: Harness) => {
  let seed = 0
  const { owner } = harness.database
  return {
    ask: async (provider = 'aurora'): Promise<string> => {
      seed += 1
      const documentNumber = makeCpf({ seed })
      const answer = await harness.api('/fgts/balance', { body: { documentNumber, provider } })
      if (answer.status !== 200) throw new Error(`the query was not taken: ${answer.text}`)
      return answer.headers.get('x-balance-query-id') ?? ''
    },
    succeeded: (id: string, withinMs: number) =>
      eventually(
        `success of query ${id}`,
        async () => {
          const { body } = await harness.api(`/fgts/balance/queries/${id}`)
          if (body.status === 'fail') throw new Error(`the query failed: ${body.code}`)
          return body.status === 'success'
        },
        withinMs,
      ),
    /** Counts the rows a balance query left in each table; exactly-once processing leaves 1 in each. */
    traces: async (id: string) => {
      const [row] = await owner`
        select (select count(*)::int from sandbox_cases where reference = ${id}) as cases,
          (select count(*)::int from institution_references where resource_id = ${id}) as references,
          (select count(*)::int from events where resource_id = ${id}) as events`
      return { ...row }
    },
  }
}

export const ONE_OF_EACH = { cases: 1, references: 1, events: 1 }
