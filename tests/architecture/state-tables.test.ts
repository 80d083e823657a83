import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { APPROVAL_TRANSITIONS } from '#lib/domain/approvals/approval.ts'
import { CONSULT_TRANSITIONS } from '#lib/domain/clt/consult-status.ts'
import { BALANCE_QUERY_TRANSITIONS } from '#lib/domain/fgts/balance-query-status.ts'
import { ACCESS_REQUEST_TRANSITIONS } from '#lib/domain/people/access-request.ts'
import { ERASURE_TRANSITIONS } from '#lib/domain/personal-data/erasure-request.ts'
import { PRICE_CHANGE_TRANSITIONS } from '#lib/domain/prices/price-change-status.ts'
import {
  cancelTarget,
  canMove,
  PROPOSAL_STATUSES,
  PROPOSAL_TRANSITIONS,
} from '#lib/domain/proposals/status.ts'
import { STATUS_TEXTS } from '#lib/domain/proposals/status-texts.ts'
import { SAMPLE_SET_TRANSITIONS } from '#lib/domain/samples/sample-set.ts'

const TABLES: Record<string, Record<string, readonly string[]>> = {
  'balance query': BALANCE_QUERY_TRANSITIONS,
  'margin consult': CONSULT_TRANSITIONS,
  proposal: PROPOSAL_TRANSITIONS,
  'price change': PRICE_CHANGE_TRANSITIONS,
  'access request': ACCESS_REQUEST_TRANSITIONS,
  'erasure of a customer': ERASURE_TRANSITIONS,
  approval: APPROVAL_TRANSITIONS,
  'set of sample data': SAMPLE_SET_TRANSITIONS,
}

const reachable = (table: Record<string, readonly string[]>) => {
  const [first = ''] = Object.keys(table)
  const visited = new Set([first])
  for (const status of visited) for (const next of table[status] ?? []) visited.add(next)
  return visited
}

describe.each(Object.entries(TABLES))('the state table of a %s', (_name, table) => {
  test('leads only to statuses that it knows', () => {
    for (const targets of Object.values(table))
      for (const target of targets) expect(Object.keys(table)).toContain(target)
  })

  test('reaches every status from the first', () => {
    expect([...reachable(table)].sort()).toEqual(Object.keys(table).sort())
  })

  test('always has a path to an end', () => {
    for (const status of Object.keys(table)) {
      const ends = reachable({ [status]: table[status] ?? [], ...table })
      expect(
        [...ends].some((end) => table[end]?.length === 0),
        status,
      ).toBe(true)
    }
  })
})

describe('the proposal table', () => {
  test('is the table of the contract, move by move', () => {
    expect(
      Object.entries(PROPOSAL_TRANSITIONS).map(([from, to]) => `${from}>${to.join(',')}`),
    ).toMatchSnapshot()
  })

  test('cancels only by a move that it allows', () => {
    for (const status of PROPOSAL_STATUSES) {
      const target = cancelTarget(status)
      if (target) expect(canMove(status, target), status).toBe(true)
    }
  })

  test('words every status in both languages', () => {
    for (const status of PROPOSAL_STATUSES) {
      expect(STATUS_TEXTS[status].label.pt).not.toBe('')
      expect(STATUS_TEXTS[status].label.en).not.toBe('')
    }
  })
})

const sourcesOf = (roots: readonly string[]) =>
  roots.flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  )

describe('every table of moves', () => {
  const product = sourcesOf(['lib', 'db', 'app', 'components'])
  const tables = product.filter((text) => /export const \w+_TRANSITIONS\b/.test(text))

  test('is one of those tested above', () => {
    expect(tables).toHaveLength(Object.keys(TABLES).length)
  })

  test('is used by the code that moves', () => {
    const unread = tables.flatMap((text) => {
      const [, table = ''] = /export const (\w+_TRANSITIONS)\b/.exec(text) ?? []
      const questions = text
        .split(/^export const /m)
        .filter((part) => new RegExp(`${table}(\\[| as )`).test(part) && !part.includes('Object.keys'))
        .map((part) => /^\w+/.exec(part)?.[0] ?? '')
      const others = product.filter((other) => other !== text)
      const uses = [`canMove(${table},`, ...questions.map((name) => `${name}(`)]
      const isUsed = uses.some((use) => others.some((other) => other.includes(use)))
      return isUsed ? [] : [table]
    })
    expect(unread).toEqual([])
  })
})
