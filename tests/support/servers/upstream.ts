import { fork } from 'node:child_process'
import { once } from 'node:events'
import { clockShift } from '#lib/config/clock.ts'
import type { UpstreamReply, UpstreamRequest } from './upstream-process.ts'

/**
 * Starts a second installation with its own database in another process, at the time of this process. It is
 * the institution behind a connection.
 */
export const startUpstream = async () => {
  const child = fork('tests/support/servers/upstream-process.ts', {
    execArgv: ['--import', './tests/support/fixtures/fixed-instant.ts'],
    env: { ...process.env, TEST_CLOCK_SHIFT_MS: String(clockShift()) },
  })
  const started = Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the second installation did not start'))),
  ])
  const [{ origin }] = (await started) as [{ origin: string }]

  let last = 0
  const request = async (work: Omit<UpstreamRequest, 'number'>): Promise<void> => {
    last += 1
    const number = last
    child.send({ number, ...work })
    for (;;) {
      const [reply] = (await once(child, 'message')) as [UpstreamReply]
      if (reply.number !== number) continue
      if (reply.error) throw new Error(reply.error)
      return
    }
  }

  const call = async (path: string) => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
    })
    const { access_token } = await (await fetch(`${origin}/api/oauth/token`, { method: 'POST', body })).json()
    const answer = await fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    return answer.json()
  }

  return {
    origin,
    /** Reads as the application by which the other installation is connected. */
    call,
    /** Signs as the customer on this installation's own page. */
    sign: (proposalId: string) => request({ sign: proposalId }),
    /** Approves a proposal in manual analysis. */
    approve: (proposalId: string) => request({ approve: proposalId }),
    travel: (travelMs: number) => request({ travelMs }),
    stop: async () => {
      await request({ stop: true })
      child.disconnect()
    },
  }
}

export type Upstream = Awaited<ReturnType<typeof startUpstream>>
