import type { ApiAnswer, Harness } from '#tests/support/servers/harness.ts'
import { cpfsOf, findLeaks } from './examine.ts'
import { type FuzzCall, type FuzzOperation, fuzzCall } from './fuzz-call.ts'
import type { FuzzWorld } from './fuzz-world.ts'
import { seededRandom } from './seeded-random.ts'

type Range = { seed: number; from: number; count: number; only?: string }

export type FuzzOutcome = { statuses: ReadonlyMap<string, ReadonlySet<number>>; faults: string[] }

const MOST_FAULTS = 20

/** Makes the calls whose indices are in `range`. Each call is determined by seed and index alone. */
export const runFuzz = async (harness: Harness, world: FuzzWorld, range: Range): Promise<FuzzOutcome> => {
  const operations = (await operationsOf(harness)).filter(
    ({ operation }) => range.only === undefined || operation.operationId === range.only,
  )
  const statuses = new Map<string, Set<number>>(
    operations.map(({ operation }) => [operation.operationId, new Set()]),
  )
  const knownTo = new Set<string>(await customersOf(harness))
  const faults: string[] = []
  for (let index = range.from; index < range.from + range.count; index += 1) {
    const target = operations[index % operations.length]
    if (!target || faults.length >= MOST_FAULTS) break
    const call = fuzzCall(seededRandom(range.seed, index), world, target)
    for (const cpf of cpfsOf(textOf(call))) knownTo.add(cpf)
    const answer = await answerTo(harness, call)
    if (typeof answer === 'string') faults.push(describeFault(index, call, answer))
    else {
      statuses.get(call.operationId)?.add(answer.status)
      const { status, headers, text } = answer
      for (const leak of findLeaks({ status, headers, text, requestText: textOf(call), knownTo }))
        faults.push(describeFault(index, call, leak))
    }
  }
  return { statuses, faults }
}

const answerTo = async (harness: Harness, call: FuzzCall): Promise<ApiAnswer | string> => {
  const { method, path, token, headers, raw } = call
  try {
    return await harness.api(path, { method, token, headers, ...(raw !== undefined && { raw }) })
  } catch (error) {
    return error instanceof Error ? `${error.message} ${String(error.cause ?? '')}` : String(error)
  }
}

const operationsOf = async (harness: Harness): Promise<FuzzOperation[]> => {
  const { body: document } = await harness.api('/openapi.json', { token: null })
  const { resolved } = await harness.wire()
  return Object.entries<Record<string, FuzzOperation['operation']>>(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      resolved,
    })),
  )
}

const customersOf = async (harness: Harness): Promise<string[]> => {
  const { text } = await harness.api('/openapi.json', { token: null })
  const lists = ['/proposals', '/fgts/balance', '/private-consignment/consult']
  const answers = await Promise.all(lists.map((list) => harness.api(`${list}?limit=100`)))
  return [text, ...answers.map((answer) => answer.text)].flatMap(cpfsOf)
}

const textOf = ({ path, headers, raw }: FuzzCall): string =>
  [decoded(path), ...Object.values(headers), typeof raw === 'string' ? raw : ''].join('\n')

const decoded = (path: string) => {
  try {
    return `${path}\n${decodeURIComponent(path.replaceAll('+', ' '))}`
  } catch {
    return path
  }
}

const LOGGED_CHARS = 600

const describeFault = (
  index: number,
  { operationId, method, path, headers, raw }: FuzzCall,
  fault: string,
) => {
  const body = typeof raw === 'string' ? raw.slice(0, LOGGED_CHARS) : raw === undefined ? '' : 'a form'
  const request = `${method} ${path.slice(0, LOGGED_CHARS)} ${JSON.stringify(headers)} ${body}`
  return `call ${index} (${operationId}): ${fault.slice(0, 1_500)}\n  ${request}`
}
