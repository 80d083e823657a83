import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { answerPreparing, answerProgress } from '#lib/server/answer-preparing.ts'
import type { BuildReport } from '#lib/server/build-report.ts'
import { reportOfBuild, trackProgress } from '#lib/server/screens-progress.ts'
import { serveShortReference } from '#lib/server/serve-short-reference.ts'

/**
 * Serves the page that is shown while the screens are built, as lib/server/page-server.ts does. Each line of
 * standard input names the phase that begins now, or is `ready`. The server prints its own URL.
 */
const PHASES = ['compile', 'pages', 'compress'] as const
const expectedMs = { compile: 60_000, pages: 60_000, compress: 60_000 }

let report: BuildReport = { phase: 'compile', phaseStartedAt: Date.now(), expectedMs }
let progress: ReturnType<typeof trackProgress> | undefined = trackProgress(() => reportOfBuild(report))

createInterface({ input: process.stdin }).on('line', (line) => {
  const phase = PHASES.find((each) => each === line)
  if (phase) report = { ...report, phase, phaseStartedAt: Date.now() }
  else progress = undefined
})

const SCREEN = '<!doctype html><html lang="pt-BR"><title>Tela</title><main><h1>A tela</h1></main>'

const server = createServer((request, response) => {
  if (answerProgress(request, response, progress)) return
  if (progress) {
    if (!serveShortReference(request, response)) answerPreparing(request, response, progress)
  } else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(SCREEN)
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`)
})
