import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import postgres from 'postgres'

const STARTER = `
  import { startEmbeddedPostgres } from './scripts/lib/embedded-postgres.mjs'
  const started = await startEmbeddedPostgres(JSON.parse(process.argv[1]))
  process.on('SIGTERM', () => started.stop().then(() => process.exit(0)))
  process.stdin.on('data', () => started.heal().then(() => console.log('healed')))
  console.log(JSON.stringify({ url: started.url, reused: started.reused }))
`

export const spawnPostgres = async (options: { dataDir: string } | { ephemeral: true; durable?: true }) => {
  const args = ['--input-type=module', '-e', STARTER, JSON.stringify(options)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const first = await lines.next()
  if (first.done) throw new Error('the embedded Postgres did not start')
  const { url, reused } = JSON.parse(first.value) as { url: string; reused: boolean }
  return {
    url,
    reused,
    heal: async () => {
      child.stdin.write('heal')
      await lines.next()
    },
    end: async (signal: 'SIGTERM' | 'SIGKILL') => {
      child.kill(signal)
      await exit
    },
  }
}

export const queryOnce = async (url: string, statement: string) => {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    return await sql.unsafe(statement)
  } finally {
    await sql.end({ timeout: 5 })
  }
}
