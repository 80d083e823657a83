import { connect, type Socket } from 'node:net'
import { cpfOfNumber } from './cpf-of-number.ts'
import type { LoadJob, LoadResult } from './load-job.ts'

/**
 * The load, in a process of its own: keep-alive connections on plain sockets, one request at a time on each,
 * so that the driver costs as little as possible of the processor it shares with what it measures.
 */
const drive = async (job: LoadJob): Promise<LoadResult> => {
  const latencies: number[] = []
  const failures = { count: 0, first: null as string | null }
  const nextRequest = requestMaker(job)
  const startedAt = performance.now()
  const until = startedAt + job.seconds * 1000
  const loop = async () => {
    let line: Line | undefined
    while (performance.now() < until) {
      const sentAt = performance.now()
      try {
        line ??= await openLine(job.port)
        const answer = await line.ask(nextRequest())
        if (answer.status === job.expectedStatus) {
          latencies.push(performance.now() - sentAt)
          continue
        }
        failures.count += 1
        failures.first ??= answer.text.slice(0, 600)
      } catch (error) {
        line = undefined
        failures.count += 1
        failures.first ??= String(error)
      }
    }
    line?.close()
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
  let used = 0
  const headers = Object.entries({ host: `127.0.0.1:${job.port}`, ...job.headers })
  const head = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return () => {
    const cpf = cpfOfNumber(job.cpfs.first + (used++ % job.cpfs.count))
    const body = job.body === null ? '' : job.body.replaceAll('{cpf}', cpf)
    const length = job.body === null ? '' : `content-length: ${Buffer.byteLength(body)}\r\n`
    return `${job.method} ${job.path.replaceAll('{cpf}', cpf)} HTTP/1.1\r\n${head}${length}\r\n${body}`
  }
}

type Answer = { status: number; text: string }
type Line = { ask: (request: string) => Promise<Answer>; close: () => void }

const openLine = (port: number): Promise<Line> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(lineOn(socket))
    })
  })

const lineOn = (socket: Socket): Line => {
  let received = ''
  let waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | undefined
  const broken = () => {
    waiting?.reject(new Error('the connection broke'))
    waiting = undefined
  }
  socket.setEncoding('latin1')
  socket.on('error', broken)
  socket.on('close', broken)
  socket.on('data', (part: string) => {
    received += part
    if (!waiting || !isComplete(received)) return
    const answer = { status: Number(received.slice(9, 12)), text: received }
    const { resolve } = waiting
    received = ''
    waiting = undefined
    resolve(answer)
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        waiting = { resolve, reject }
        socket.write(request)
      }),
    close: () => socket.destroy(),
  }
}

const isComplete = (text: string): boolean => {
  const end = text.indexOf('\r\n\r\n')
  if (end === -1) return false
  const head = text.slice(0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length !== undefined) return text.length - end - 4 >= Number(length)
  if (/\r\ntransfer-encoding: *chunked/i.test(head)) return text.endsWith('0\r\n\r\n')
  return true
}

process.once('message', async (job: LoadJob) => {
  process.send?.(await drive(job))
  process.disconnect()
})
