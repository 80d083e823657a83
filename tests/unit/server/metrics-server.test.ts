import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { createTelemetry } from '#lib/config/telemetry.ts'
import { startMetricsServer } from '#lib/server/metrics-server.ts'
import { freePort } from '#scripts/lib/free-port.mjs'
import { eventually } from '#tests/support/checks/eventually.ts'

const READ = 'fetch(process.argv[1]).then(async (answer) => console.log(answer.status, await answer.text()))'

test('serves the last health while the event loop of the process is blocked', async () => {
  const port = await freePort()
  let asked = 0
  const telemetry = createTelemetry({}, undefined)
  startMetricsServer({
    telemetry,
    host: '127.0.0.1',
    port,
    answerHealth: async (path) => {
      asked += 1
      return { status: 200, headers: { 'Content-Type': 'application/json' }, body: `"${path} ${asked}"` }
    },
  })
  const url = `http://127.0.0.1:${port}/health/live`
  await eventually('the thread to listen', () =>
    fetch(url).then(
      ({ status }) => status === 200,
      () => undefined,
    ),
  )
  const answeredBefore = asked
  const answer = execFileSync(process.execPath, ['-e', READ, url], { encoding: 'utf8', timeout: 60_000 })
  expect(answer.trim()).toBe(`200 "/health/live ${answeredBefore}"`)
  expect((await fetch(`http://127.0.0.1:${port}/unknown`)).status).toBe(404)
})
