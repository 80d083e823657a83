import { type ChildProcess, fork } from 'node:child_process'
import type { FilledDatabase } from './databases.ts'
import type { Answer, RunnerRequest } from './runner.ts'

const ROUND = 10
const WARM_UP = 5

export type Runner = { send: (request: RunnerRequest) => Promise<Answer>; stop: () => void }

export type Line = {
  name: string
  few: number[]
  many: number[]
  fewRows: number
  manyRows: number
  failed?: string
}

export const startRunner = async ({ environment }: FilledDatabase): Promise<Runner> => {
  const child = fork('bench/scale/runner.ts', { env: { ...process.env, ...environment } })
  await next(child)
  return {
    send: async (request) => {
      const answer = next(child)
      child.send(request)
      return (await answer) as Answer
    },
    stop: () => void child.kill(),
  }
}

const next = (child: ChildProcess) =>
  new Promise<unknown>((resolve, reject) => {
    const onExit = (code: number | null) => reject(new Error(`a runner ended with ${code}`))
    child.once('exit', onExit)
    child.once('message', (message) => {
      child.off('exit', onExit)
      resolve(message)
    })
  })

/** Alternates between the runners, so that a slowdown of the machine affects both. */
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
    for (const { runner } of sides) await runner.send({ kind: 'time', name, times: WARM_UP })
    const until = performance.now() + seconds * 1000
    while (performance.now() < until || line.many.length < ROUND * 2)
      for (const { runner, samples } of sides) samples.push(...(await timesOf(runner, name)))
    line.fewRows = await countRows(few, name)
    line.manyRows = await countRows(many, name)
  } catch (error) {
    line.failed = error instanceof Error ? error.message : String(error)
  }
  return line
}

const timesOf = async (runner: Runner, name: string) => {
  const answer = await runner.send({ kind: 'time', name, times: ROUND })
  if ('samples' in answer) return answer.samples
  throw new Error('failed' in answer ? answer.failed : 'no times came')
}

const countRows = async (runner: Runner, name: string) => {
  const answer = await runner.send({ kind: 'rows', name, times: 3 })
  return 'rows' in answer ? answer.rows : Number.NaN
}
