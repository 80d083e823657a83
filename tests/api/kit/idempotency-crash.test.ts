import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import type { Context } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'
import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let context: Context
let withIdempotencyKey: typeof import('#lib/http/idempotency.ts').withIdempotencyKey
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  withIdempotencyKey = (await import('#lib/http/idempotency.ts')).withIdempotencyKey
  context = (await accessFixture()).context(await harness.demoOrganizationId())
})
afterAll(() => harness.stop())

const keyedRequest = (key: string) => ({ key, operation: 'POST /x', content: '{}' })
const responseWith = (body: string) => ({ status: 201, headers: {}, body })

/** Writes an audit entry, in the transaction of the idempotency key if `joint` is given. */
const write = (subjectId: string, joint?: Context['joint'], then?: (pid: number) => Promise<void>) =>
  withTransaction({ organizationId: context.organizationId, joint }, async (tx) => {
    await recordAudit(tx, context, { action: 'webhook.removed', subjectType: 'webhook_endpoint', subjectId })
    const [row] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`
    await then?.(Number(row?.pid))
  })

const countWritten = async (subjectId: string) => {
  const [row] = await harness.database
    .owner`select count(*)::int as count from audit_entries where subject_id = ${subjectId}`
  return row?.count
}

const backdateHeartbeat = (key: string, seconds: number) => harness.database.owner`
  update idempotency_keys set alive_at = clock_timestamp() - ${`${seconds} seconds`}::interval where key = ${key}`

describe('an idempotency key whose process dies', () => {
  test('stores the response in the transaction of the work, so that a process that dies later leaves both', async () => {
    const answer = await harness.api('/fgts/balance', {
      body: { documentNumber: makeCpf({ seed: 31 }), provider: 'aurora' },
      headers: { 'idempotency-key': 'together' },
    })
    const id = answer.headers.get('x-balance-query-id')
    const [row] = await harness.database.owner`
      select k.xmin::text as kept, q.xmin::text as worked from idempotency_keys k, fgts_balance_queries q
      where k.key = 'together' and q.id = ${id}`
    expect(row?.kept).toBe(row?.worked)
  })

  test('rejects a nested transaction at once instead of waiting for itself, and keeps nothing', async () => {
    const id = newId()
    const nested = withIdempotencyKey(context, keyedRequest('nested'), async (joint) => {
      await write(id, joint, () => write(id, joint))
      return responseWith('never')
    })
    await expect(nested).rejects.toThrow('a transaction was opened within another of the same request')
    expect(await countWritten(id)).toBe(0)
    const beside = await withIdempotencyKey(context, keyedRequest('nested'), async (joint) => {
      await Promise.all([write(id, joint), write(id, joint)])
      return responseWith('both')
    })
    expect(beside.body).toBe('both')
    expect(await countWritten(id)).toBe(2)
  })

  test('keeps nothing of work whose connection is cut before its commit, and is free at once', async () => {
    const id = newId()
    const cut = withIdempotencyKey(context, keyedRequest('cut'), async (joint) => {
      await write(id, joint, async (pid) => {
        await harness.database.owner`select pg_terminate_backend(${pid})`
      })
      return responseWith('never')
    })
    await expect(cut).rejects.toThrow()
    expect(await countWritten(id)).toBe(0)
    const again = await withIdempotencyKey(context, keyedRequest('cut'), async (joint) => {
      await write(id, joint)
      return responseWith('once')
    })
    expect([again.body, await countWritten(id)]).toEqual(['once', 1])
  })

  test('is free ten seconds after the last heartbeat, and a late process leaves no trace', async () => {
    const [early, late] = [newId(), newId()]
    const later = { ...context, now: new Date(context.now.getTime() + 11_000) }
    const takeOver = () =>
      withIdempotencyKey(later, keyedRequest('taken over'), async (joint) => {
        await write(late, joint)
        return responseWith('late')
      })
    const first = withIdempotencyKey(context, keyedRequest('taken over'), async (joint) => {
      await write(early, joint)
      await backdateHeartbeat('taken over', 8)
      await expect(takeOver()).rejects.toMatchObject({ code: 'idempotency_in_progress' })
      await backdateHeartbeat('taken over', 11)
      expect((await takeOver()).body).toBe('late')
      return responseWith('early')
    })
    await expect(first).rejects.toMatchObject({ code: 'idempotency_in_progress' })
    expect([await countWritten(early), await countWritten(late)]).toEqual([0, 1])
    const replayed = await withIdempotencyKey(later, keyedRequest('taken over'), async () =>
      responseWith('third'),
    )
    expect(replayed.body).toBe('late')
  })

  test('rolls back writes before a failure of ours, and keeps those before a business refusal', async () => {
    const [failed, refused] = [newId(), newId()]
    await withIdempotencyKey(context, keyedRequest('failed'), async (joint) => {
      await write(failed, joint)
      return { ...responseWith('no'), status: 500 }
    })
    await withIdempotencyKey(context, keyedRequest('passing'), async (joint) => {
      await write(refused, joint)
      return { ...responseWith('later'), status: 409, isPassing: true }
    })
    expect([await countWritten(failed), await countWritten(refused)]).toEqual([0, 1])
    const [row] = await harness.database
      .owner`select count(*)::int as count from idempotency_keys where key in ('failed', 'passing')`
    expect(row?.count).toBe(0)
  })

  test('is taken over by exactly one of many that race for it', async () => {
    const id = newId()
    await withIdempotencyKey(context, keyedRequest('race'), async () => {
      await backdateHeartbeat('race', 11)
      const racers = Array.from({ length: 12 }, (_, at) =>
        withIdempotencyKey(
          { ...context, now: new Date(context.now.getTime() + 1 + at) },
          keyedRequest('race'),
          async (joint) => {
            await write(id, joint)
            return responseWith('won')
          },
        ),
      )
      await Promise.allSettled(racers)
      return { ...responseWith('lost'), status: 409, isPassing: true }
    })
    expect(await countWritten(id)).toBe(1)
  })
})
