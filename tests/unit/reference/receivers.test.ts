import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, test } from 'vitest'
import { samplesOf } from '#lib/reference/samples/samples-of.ts'
import { eventually } from '#tests/support/checks/eventually.ts'
import { referenceOperation } from '#tests/support/fixtures/reference-operations.ts'

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const EVENT = referenceOperation('balance.status.received.success')

const PROGRAMS = [
  { language: 'typescript' as const, command: process.execPath, file: 'receiver.mts' },
  { language: 'python' as const, command: 'python3', file: 'receiver.py' },
  { language: 'php' as const, command: 'php', file: 'receiver.php' },
]

/** Receivers whose language is installed on this machine. */
const RUNNABLE = PROGRAMS.filter(({ command }) => spawnSync(command, ['--version']).status === 0)

const freePort = async (): Promise<number> => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

let running: { child: ChildProcess; folder: string } | undefined
afterEach(() => {
  running?.child.kill()
  if (running) rmSync(running.folder, { recursive: true })
  running = undefined
})

const start = async ({ language, command, file }: (typeof PROGRAMS)[number]) => {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const code = samplesOf(EVENT, { base: '' })[language]
  writeFileSync(join(folder, file), code.replace('8080', String(port)))
  // PHP code needs a web server; PHP has one built in.
  const args = language === 'php' ? ['-S', `127.0.0.1:${port}`, file] : [file]
  const child = spawn(command, args, {
    cwd: folder,
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PYTHONUNBUFFERED: '1' },
  })
  running = { child, folder }
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => {
      output += part
    })
  const address = `http://127.0.0.1:${port}/`
  await eventually('the receiver', () =>
    fetch(address, { method: 'POST', body: '' }).then(
      ({ status }) => status === 401,
      () => false,
    ),
  )
  return { address, output: () => output }
}

const messageAt = (instant: Date, secret = SECRET) => {
  const body = JSON.stringify(EVENT.body?.media[0]?.example)
  const timestamp = String(Math.floor(instant.getTime() / 1000))
  const id = 'msg_1'
  const signature = new Webhook(secret).sign(id, instant, body)
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  return { method: 'POST', headers, body }
}

describe.each(RUNNABLE)('the receiver in $language', (program) => {
  test('accepts an event signed now, and rejects a foreign, an altered and an old one', async () => {
    const { address, output } = await start(program)
    // The receiver is a separate process, so it reads the machine's clock, not the tests' clock.
    const machineNow = new Date(performance.timeOrigin + performance.now())
    const message = messageAt(machineNow)
    expect((await fetch(address, message)).status).toBe(204)
    await eventually('the event', () => output().includes('52998224725'))
    const foreign = messageAt(machineNow, 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD')
    expect((await fetch(address, foreign)).status).toBe(401)
    expect((await fetch(address, { ...message, body: `${message.body} ` })).status).toBe(401)
    const old = messageAt(new Date(machineNow.getTime() - 600_000))
    expect((await fetch(address, old)).status).toBe(401)
  })
})
