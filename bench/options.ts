import { parseArgs } from 'node:util'

export type Options = {
  scenarios: readonly string[] | null
  servers: readonly string[] | null
  rounds: number
  warmUpSeconds: number
  roundSeconds: number
  proposals: number
  connections: number
}

export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      servers: { type: 'string' },
      rounds: { type: 'string' },
      seconds: { type: 'string' },
      proposals: { type: 'string' },
    },
  })
  const rounds = Number(values.rounds ?? (values.quick ? 1 : 4))
  const roundSeconds = Number(values.seconds ?? (values.quick ? 2 : 4))
  return {
    scenarios: values.only?.split(',') ?? null,
    servers: values.servers?.split(',') ?? null,
    rounds,
    warmUpSeconds: values.quick ? 1 : 2,
    roundSeconds,
    proposals: Number(values.proposals ?? 100_000),
    connections: 32,
  }
}
