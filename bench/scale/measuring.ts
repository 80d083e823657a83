import { type ChildProcess, fork } from 'node:child_process'
import type { Filled } from './databases.ts'
import type { Answer, Asked } from './runner.ts'

const ROUND = 10
const WARM_UP = 5

export type Runner = { ask: (asked: Asked) => Promise<Answer>; stop: () => void }

export type Line = {
  name: string
  few: number[]
  many: number[]
  fewRows: number
  manyRows: number
  failed?: string
}

/** Waits until the runner has read what its cases need. */
export const startRunner = async ({ environment }: Filled): Promise<Runner> => {
  const child = fork('bench/scale/runner.ts', { env: { ...process.env, ...environment } })
  await next(child)
  return {
    ask: async (asked) => {
      const answered = next(child)
      child.send(asked)
      return (await answered) as Answer
    },
    stop: () => void child.kill(),
  }
}

const next = (child: ChildProcess) =>
  new Promise<unknown>((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a runner ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })

/** Alternates the two sides, so that a machine that slows down affects both. */
export const measureCase = async (
  name: string,
  { few, many }: { few: Runner; many: Runner },
  seconds: number,
): Promise<Line> => {
  const line: Line = { name, few: [], many: [], fewRows: 0, manyRows: 0 }
  const sides = [
    { runner: few, samples: line.few },
    { runner: many, samples: line.many },
  ]
  try {
    for (const { runner } of sides) await runner.ask({ kind: 'time', name, times: WARM_UP })
    const until = performance.now() + seconds * 1000
    while (performance.now() < until || line.many.length < ROUND * 2)
      for (const { runner, samples } of sides) samples.push(...(await timed(runner, name)))
    line.fewRows = await counted(few, name)
    line.manyRows = await counted(many, name)
  } catch (error) {
    line.failed = error instanceof Error ? error.message : String(error)
  }
  return line
}

const timed = async (runner: Runner, name: string) => {
  const answered = await runner.ask({ kind: 'time', name, times: ROUND })
  if ('samples' in answered) return answered.samples
  throw new Error('failed' in answered ? answered.failed : 'no times came')
}

const counted = async (runner: Runner, name: string) => {
  const answered = await runner.ask({ kind: 'rows', name, times: 3 })
  return 'rows' in answered ? answered.rows : Number.NaN
}
