import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import { spawnScript } from '#tests/support/servers/spawn-service.ts'

const folder = mkdtempSync(join(tmpdir(), 'origination-chain-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const startChain = async () => {
  const chain = spawnScript(['scripts/demo-chain.mjs'], { DATA_DIR: folder })
  const [, hub = '', upstream = ''] = await eventually(
    'two installations',
    () => /Hub +(http:\S+)[\s\S]*Upstream +(http:\S+)[\s\S]*Ctrl\+C/.exec(chain.output()),
    600_000,
  )
  return { chain, hub, upstream }
}

const callerOf = async (origin: string) => {
  const granted = await fetch(`${origin}/api/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
    }),
  })
  const { access_token } = await granted.json()
  return (path: string, body?: object) =>
    fetch(`${origin}/api${path}`, {
      headers: { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
}

const amountThrough = async (origin: string, provider: string, documentNumber: string) => {
  const call = await callerOf(origin)
  await call('/fgts/balance', { documentNumber, provider })
  return eventually('the balance', async () => {
    const { data } = await (await call(`/fgts/balance?search=${documentNumber}`)).json()
    return data[0]?.amount
  })
}

test('one command connects two installations, again at the next start, and stops both', async () => {
  for (let start = 1; start <= 2; start += 1) {
    const { chain, hub, upstream } = await startChain()
    const documentNumber = nextCpf()
    const amount = await amountThrough(hub, 'parceira', documentNumber)
    expect(await amountThrough(upstream, 'aurora', documentNumber)).toBe(amount)
    const tables = await (await (await callerOf(hub))('/fgts/simulations/fees/new?provider=parceira')).json()
    expect(tables.length).toBeGreaterThan(0)
    expect(await chain.kill('SIGTERM')).toBe(0)
    for (const origin of [hub, upstream]) await expect(fetch(`${origin}/api/health`)).rejects.toThrow()
  }
})
