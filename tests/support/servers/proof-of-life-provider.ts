import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

type Behaviour = 'pass' | 'fail' | 'wait' | 'break' | 'nonsense'

/** Starts a proof-of-life provider as specified in docs/operations.md. */
export const startProofOfLifeProvider = async () => {
  const checks: Record<string, unknown>[] = []
  let behaviour: Behaviour = 'pass'
  const answers: Record<Behaviour, unknown> = {
    pass: { outcome: 'passed', checkedAt: '2026-11-25T12:00:00.000Z', evidence: 'liveness-1' },
    fail: { outcome: 'failed' },
    wait: { outcome: 'open' },
    break: null,
    nonsense: { outcome: 'passed' },
  }
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    response.setHeader('content-type', 'application/json')
    if (behaviour === 'break') response.statusCode = 500
    if (request.method === 'GET' || behaviour === 'break')
      return response.end(JSON.stringify(answers[behaviour]))
    checks.push({ ...JSON.parse(body), authorization: request.headers.authorization })
    response.end(JSON.stringify({ id: `check-${checks.length}`, url: 'https://life.example.com/check' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    checks,
    behave: (next: Behaviour) => {
      behaviour = next
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}
