import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { LoadJob, LoadResult } from './load-job.ts'
import type { Options } from './options.ts'
import { processUsage } from './process-usage.ts'
import type { Measurement } from './report.ts'
import type { Scenario } from './scenarios.ts'
import type { SeededVolume } from './seed-volume.ts'
import type { Server } from './server-process.ts'

const runLoad = (job: LoadJob): Promise<LoadResult> =>
  new Promise((resolve, reject) => {
    const driver = fork(join(import.meta.dirname, 'load-driver.ts'))
    driver.once('message', (result) => resolve(result as LoadResult))
    driver.once('exit', (code) => reject(new Error(`the load driver ended with ${code} and no result`)))
    driver.send(job)
  })

type Round = LoadResult & { cpuMs: number | null; rssMb: number | null }

const FRESH_PER_STRETCH = 200_000
let nextFresh = 1_000_000

/** Alternates between the servers and their order, so that a slowdown of the machine affects all of them. */
export const measure = async (
  scenario: Scenario,
  servers: readonly Server[],
  input: { options: Options; volume: SeededVolume; token: string; settle: () => Promise<void> },
): Promise<Measurement[]> => {
  const { options } = input
  const rounds = new Map<string, Round[]>(servers.map(({ name }) => [name, []]))
  for (const server of servers) {
    await runLoad(jobOf(scenario, server, { ...input, seconds: options.warmUpSeconds }))
  }
  for (let round = 0; round < options.rounds; round += 1) {
    for (const server of round % 2 === 0 ? servers : servers.toReversed()) {
      await input.settle()
      const before = processUsage(server.pid)
      const result = await runLoad(jobOf(scenario, server, { ...input, seconds: options.roundSeconds }))
      const after = processUsage(server.pid)
      const cpuMs = before && after ? after.cpuMs - before.cpuMs : null
      rounds.get(server.name)?.push({ ...result, cpuMs, rssMb: after?.rssMb ?? null })
      if (result.firstFailure) console.error(`${scenario.name} at ${server.name}: ${result.firstFailure}`)
    }
  }
  return servers.map(({ name }) => summary(scenario.name, name, rounds.get(name) ?? []))
}

const jobOf = (
  scenario: Scenario,
  server: Server,
  input: { options: Options; volume: SeededVolume; token: string; seconds: number },
): LoadJob => {
  const body = scenario.body === null ? null : JSON.stringify(scenario.body)
  const cpfs = scenario.freshCpfs
    ? { first: nextFresh, count: FRESH_PER_STRETCH }
    : { first: 0, count: input.volume.balances }
  if (scenario.freshCpfs) nextFresh += FRESH_PER_STRETCH
  return {
    port: server.port,
    connections: input.options.connections,
    seconds: input.seconds,
    method: scenario.method,
    path: scenario.path,
    headers: {
      accept: 'application/json',
      ...(scenario.name !== 'token' && { authorization: `Bearer ${input.token}` }),
      ...(body !== null && { 'content-type': 'application/json' }),
    },
    body,
    cpfs,
    expectedStatus: 200,
  }
}

const summary = (scenario: string, server: string, rounds: readonly Round[]): Measurement => {
  const requests = total(rounds.map((round) => round.requests))
  const cpu = rounds.map((round) => round.cpuMs)
  return {
    scenario,
    server,
    perSecond: requests / total(rounds.map((round) => round.seconds)),
    p50: median(rounds.map((round) => round.p50)),
    p99: median(rounds.map((round) => round.p99)),
    cpuMs: cpu.every((ms) => ms !== null) ? total(cpu) / requests : null,
    rssMb: rounds.at(-1)?.rssMb ?? null,
    failures: total(rounds.map((round) => round.failures)),
  }
}

const total = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
