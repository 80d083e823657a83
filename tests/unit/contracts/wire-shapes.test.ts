import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { listCltConsultsContract } from '#lib/contracts/clt/consult-list.ts'
import { listCltOperationsContract } from '#lib/contracts/clt/operation-list.ts'
import { listFgtsBalancesContract } from '#lib/contracts/fgts/balance.ts'
import { listFgtsProposalsContract } from '#lib/contracts/fgts/proposal-list.ts'

type Shape = {
  type?: unknown
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  required?: string[]
  $ref?: string
  $defs?: Record<string, Shape>
}

const resolved = (shape: Shape | undefined, root: Shape): Shape => {
  const name = shape?.$ref?.split('/').at(-1)
  return name === undefined ? (shape ?? {}) : resolved(root.$defs?.[name], root)
}

const inputOf = (schema: z.ZodType): Shape => {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape
  return resolved(root, root)
}

describe('a body', () => {
  const bodies = ALL_CONTRACTS.filter(
    ({ body, bodyType }) => body && bodyType !== 'multipart' && inputOf(body).properties,
  )

  test.each(bodies.map((contract) => [contract.name, contract] as const))(
    'documents for %s exactly its required fields',
    (_name, { body }) => {
      const missing = body.safeParse({}).error?.issues.map(({ path }: z.core.$ZodIssue) => path[0]) ?? []
      expect(new Set(inputOf(body).required ?? [])).toEqual(new Set(missing))
    },
  )
})

describe('the lists of both products', () => {
  test('give the same JSON type to everything of one name', () => {
    const types = new Map<string, Set<string>>()
    for (const { response } of [
      listFgtsBalancesContract,
      listFgtsProposalsContract,
      listCltConsultsContract,
      listCltOperationsContract,
    ]) {
      const root = z.toJSONSchema(response) as Shape
      const item = resolved(resolved(root, root).properties?.data?.items, root)
      for (const [name, shape] of Object.entries(item.properties ?? {}))
        types.set(name, (types.get(name) ?? new Set()).add(typeOf(resolved(shape, root))))
    }
    expect(types.get('disbursedIssueAmount')).toEqual(new Set(['string']))
    expect([...types].filter(([, shapes]) => shapes.size > 1)).toEqual([])
  })
})

const typeOf = ({ type, anyOf }: Shape): string =>
  String(type ?? anyOf?.map(typeOf).filter((each) => each !== 'null'))
