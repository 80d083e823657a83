import { describe, expect, test } from 'vitest'
import { LazyStatement, type Template } from '#db/lazy-statement.ts'
import { NOTHING } from '#db/nothing.ts'

type Opened = { template: Template; texts: string[]; values: readonly unknown[] }

/** Stands for the driver, which keeps every template that it gets. */
const driver = () => {
  const opened: Opened[] = []
  const open = (template: Template, values: readonly unknown[]) => {
    opened.push({ template, texts: [...template], values })
    return Promise.resolve(opened.length)
  }
  const sql = (template: TemplateStringsArray, ...values: unknown[]) =>
    new LazyStatement(template, values, open)
  return { opened, sql }
}

/** A list of columns or values, as the driver's own function returns it. */
const builder = { build: () => '' }

describe('a statement', () => {
  test('is opened once, when it is awaited', async () => {
    const { opened, sql } = driver()
    const statement = sql`select ${1}`
    expect(opened).toEqual([])
    expect([await statement, await statement]).toEqual([1, 1])
    expect(opened.map(({ texts, values }) => [texts, values])).toEqual([[['select ', ''], [1]]])
  })

  test('contains the text and the values of its fragments in their order', async () => {
    const { opened, sql } = driver()
    const inner = sql`b = ${2} and c = ${3}`
    await sql`select ${1} where ${sql`(${inner}) or ${NOTHING}d = ${4}`} limit ${5}`
    expect(opened.map(({ texts }) => texts)).toEqual([
      ['select ', ' where (b = ', ' and c = ', ') or d = ', ' limit ', ''],
    ])
    expect(opened[0]?.values).toEqual([1, 2, 3, 4, 5])
  })

  test('has the same template each time, or another if it has other fragments', async () => {
    const { opened, sql } = driver()
    const read = (limit: number, isShort: boolean) =>
      sql`select 1 ${isShort ? sql`limit ${limit}` : NOTHING} ${isShort ? NOTHING : sql`limit ${limit}`}`
    for (const isShort of [true, false, true]) await read(1, isShort)
    const [first, second, third] = opened.map(({ template }) => template)
    expect([first === third, first === second]).toEqual([true, false])
    expect(opened.slice(0, 2).map(({ texts }) => texts)).toEqual([
      ['select 1 limit ', ' '],
      ['select 1  limit ', ''],
    ])
  })

  test('leaves fragments with lists of columns, and lists of fragments, to the driver', async () => {
    const { opened, sql } = driver()
    await sql`insert into t ${sql`as ${builder} ${sql`x = ${1}`}`} ${[sql`a`, sql`b`]}`
    const [columns, ...lists] = opened.slice(0, -1)
    expect([columns?.texts, columns?.values]).toEqual([
      ['as ', ' x = ', ''],
      [builder, 1],
    ])
    expect(lists.map(({ texts }) => texts)).toEqual([['a'], ['b']])
    expect(opened.at(-1)?.texts).toEqual(['insert into t ', ' ', ''])
    expect(opened.at(-1)?.values).toEqual([expect.any(Promise), [expect.any(Promise), expect.any(Promise)]])
  })

  test('is never stored as the text of a value', () => {
    const { sql } = driver()
    expect(() => String(sql`now()`)).toThrow(/cannot be a value/)
  })
})
