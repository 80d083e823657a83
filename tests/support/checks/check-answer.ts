import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts.ts'
import type { AnyContract } from '#lib/contracts/contract.ts'
import { problemSchema } from '#lib/http/problem-schema.ts'

/** `path` is relative to `/api`. `masked` marks responses to people, in which customer data is masked. */
type RecordedAnswer = {
  method: string
  path: string
  status: number
  contentType: string
  body: unknown
  masked?: boolean
}

/**
 * Throws if a response breaks its contract. Members missing from the schema are a breach too, because the
 * OpenAPI document would not describe them.
 */
export const checkAnswer = (answer: RecordedAnswer): void => {
  if (answer.method === 'HEAD') return
  const contract = contractOf(answer)
  const fault = contract ? faultOf(contract, answer) : refusalFault(problemSchema, answer)
  if (fault) {
    const { method, path, status } = answer
    throw new Error(`${method} ${path} answered ${status} against its contract: ${fault}`)
  }
}

const faultOf = (contract: AnyContract, answer: RecordedAnswer): string | null => {
  const { status, contentType } = answer
  const body = answer.masked ? unmask(answer.body) : answer.body
  if (status >= 400) return refusalFault(contract.failure ?? problemSchema, answer)
  if (status !== (contract.status ?? 200)) return `the contract says ${contract.status ?? 200}`
  const isFile = contract.answerTypes !== undefined || !contentType.includes('json')
  return isFile ? null : schemaFault(contract.response, body)
}

// Replaces masked birth dates, because the schema requires a day.
const unmask = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null), (name, value: unknown) =>
    (name === 'birthDate' || name === 'birth_date') && typeof value === 'string' && value.includes('*')
      ? '1990-01-31'
      : value,
  )

const refusalFault = (schema: z.ZodType, { status, contentType, body }: RecordedAnswer): string | null => {
  if (status < 400) return 'no contract has this address'
  const expected = schema === problemSchema ? 'application/problem+json' : 'application/json'
  return contentType.startsWith(expected)
    ? (schemaFault(schema, body) ?? statusFault(status, body))
    : `it is ${contentType || 'of no type'}, not ${expected}`
}

const statusFault = (status: number, body: unknown): string | null =>
  typeof body === 'object' && body !== null && 'status' in body && body.status !== status
    ? `the body tells status ${String(body.status)}`
    : null

const schemaFault = (schema: z.ZodType, body: unknown): string | null => {
  const { success, data, error } = schema.safeParse(body)
  if (!success) return JSON.stringify(error.issues)
  return isDeepStrictEqual(z.encode(schema, data), body)
    ? null
    : `the schema does not name all of ${JSON.stringify(body)}`
}

const contractOf = ({ method, path }: RecordedAnswer): AnyContract | undefined => {
  // The server ignores extra slashes.
  const normalizedPath = (path.split('?', 1)[0] ?? '').replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return CONTRACTS.find(({ contract, pattern }) => contract.method === method && pattern.test(normalizedPath))
    ?.contract
}

// If several contracts match a path, the one with the fewest parameters applies.
const CONTRACTS = [...ALL_CONTRACTS, ...BACK_OFFICE_CONTRACTS]
  .map((contract) => ({
    contract,
    pattern: new RegExp(`^${contract.path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: contract.path.split('{').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters)
