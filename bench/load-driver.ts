import { type Connection, openConnection } from './connection.ts'
import { cpfOfNumber } from './cpf-of-number.ts'
import type { LoadJob, LoadResult } from './load-job.ts'

/** Runs in a separate process with raw sockets, to take little CPU time from the measured server. */
const drive = async (job: LoadJob): Promise<LoadResult> => {
  const latencies: number[] = []
  const failures = { count: 0, first: null as string | null }
  const nextRequest = requestMaker(job)
  const startedAt = performance.now()
  const until = startedAt + job.seconds * 1000
  const loop = async () => {
    let connection: Connection | undefined
    while (performance.now() < until) {
      const sentAt = performance.now()
      try {
        connection ??= await openConnection(job.port)
        const answer = await connection.send(nextRequest())
        if (answer.status === job.expectedStatus) {
          latencies.push(performance.now() - sentAt)
          continue
        }
        failures.count += 1
        failures.first ??= answer.text.slice(0, 600)
      } catch (error) {
        connection = undefined
        failures.count += 1
        failures.first ??= String(error)
      }
    }
    connection?.close()
  }
  await Promise.all(Array.from({ length: job.connections }, loop))
  const seconds = (performance.now() - startedAt) / 1000
  latencies.sort((a, b) => a - b)
  return {
    requests: latencies.length,
    failures: failures.count,
    firstFailure: failures.first,
    seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
  }
}

const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

const requestMaker = (job: LoadJob) => {
  let count = 0
  const headers = Object.entries({ host: `127.0.0.1:${job.port}`, ...job.headers })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return () => {
    const cpf = cpfOfNumber(job.cpfs.first + (count++ % job.cpfs.count))
    const body = job.body === null ? '' : job.body.replaceAll('{cpf}', cpf)
    const length = job.body === null ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    return `${job.method} ${job.path.replaceAll('{cpf}', cpf)} HTTP/1.1\r\n${head}${length}\r\n${body}`
  }
}

process.once('message', async (job: LoadJob) => {
  process.send?.(await drive(job))
  process.disconnect()
})
