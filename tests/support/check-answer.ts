import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts'
import { BACK_OFFICE_CONTRACTS } from '#lib/contracts/back-office-contracts'
import type { AnyContract } from '#lib/contracts/contract'
import { problemSchema } from '#lib/http/problem-schema'

/**
 * An answer as it came over HTTP, with the path below `/api` that was asked, and whether a person asked, who
 * reads customers masked.
 */
type Answered = {
  method: string
  path: string
  status: number
  contentType: string
  body: unknown
  masked?: boolean
}

/**
 * Checks an answer against the shape its contract gives for its status, strictly: a member the schema does
 * not name is a fault too, since the OpenAPI document would not tell it. Every test that calls the API checks
 * this on the way.
 */
export const checkAnswer = (answer: Answered): void => {
  // An answer without a body has nothing to check.
  if (answer.method === 'HEAD') return
  const contract = contractOf(answer)
  const fault = contract ? faultOf(contract, answer) : refusalFault(problemSchema, answer)
  if (fault) {
    const { method, path, status } = answer
    throw new Error(`${method} ${path} answered ${status} against its contract: ${fault}`)
  }
}

const faultOf = (contract: AnyContract, answer: Answered): string | null => {
  const { status, contentType } = answer
  const body = answer.masked ? unmasked(answer.body) : answer.body
  if (status >= 400) return refusalFault(contract.failure ?? problemSchema, answer)
  if (status !== (contract.status ?? 200)) return `the contract says ${contract.status ?? 200}`
  const isFile = contract.answerTypes !== undefined || !contentType.includes('json')
  return isFile ? null : schemaFault(contract.response, body)
}

// The contract tells programs, who read it whole, that a birth date is a day; masked it is none.
const unmasked = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null), (name, value: unknown) =>
    (name === 'birthDate' || name === 'birth_date') && typeof value === 'string' && value.includes('*')
      ? '1990-01-31'
      : value,
  )

const refusalFault = (schema: z.ZodType, { status, contentType, body }: Answered): string | null => {
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

const contractOf = ({ method, path }: Answered): AnyContract | undefined => {
  // As the server reads addresses: a slash too many is none.
  const asked = (path.split('?', 1)[0] ?? '').replace(/\/{2,}/g, '/').replace(/(?<=.)\/$/, '')
  return CONTRACTS.find(({ contract, pattern }) => contract.method === method && pattern.test(asked))
    ?.contract
}

// Where an address fits several paths, the one with the fewest parameters is served.
const CONTRACTS = [...ALL_CONTRACTS, ...BACK_OFFICE_CONTRACTS]
  .map((contract) => ({
    contract,
    pattern: new RegExp(`^${contract.path.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    parameters: contract.path.split('{').length,
  }))
  .toSorted((a, b) => a.parameters - b.parameters)
