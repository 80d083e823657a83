import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { instant, reais, renameKeys, withEncoder, wrapIn } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { encodeOutput } from '#lib/contracts/encode-output.ts'
import { pageOf } from '#lib/contracts/page-of.ts'
import { cents } from '#lib/domain/money.ts'

const AT = new Date('2026-11-21T14:03:20.007Z')

const loanSchema = z.object({
  id: z.string(),
  provider: z.string(),
  amount: reais.nullable(),
  createdAt: instant,
  payer: z.object({ name: z.string() }).nullable(),
})
const loanWire = renameKeys(loanSchema, { provider: 'institutionCode', amount: 'amountCents' })
const loan = {
  id: 'a',
  institutionCode: 'aurora',
  amountCents: cents(35_050),
  createdAt: AT,
  payer: { name: 'Ana' },
}
const onTheWire = {
  id: 'a',
  provider: 'aurora',
  amount: 350.5,
  createdAt: '2026-11-21T14:03:20.007Z',
  payer: { name: 'Ana' },
}

/** Built like the objects of the public API: a schema used only on the wire, with its own encoder. */
const publicLoan = withEncoder(
  z.object({ id: z.string(), provider: z.string(), amount: z.string() }),
  ({ amountCents, institutionCode, ...row }: typeof loan) => ({
    ...row,
    provider: institutionCode,
    amount: `${amountCents / 100}`,
  }),
)

const answering = <R extends z.ZodType>(response: R) =>
  command({ name: 'answer', body: z.object({}), response, codes: [] })

describe('a response of the back office', () => {
  test('writes instants in UTC, cents in reais and names as the wire has them', () => {
    expect(encodeOutput(answering(loanWire), loan)).toEqual(onTheWire)
  })

  test('omits whatever the response does not name, at any depth', () => {
    const row = { ...loan, documentNumber: '52998224725', payer: { name: 'Ana', email: 'ana@example.com' } }
    const page = { rows: [row], total: 1, totalIsExact: true, page: 1, limit: 20, nextCursor: null }
    const text = JSON.stringify([
      encodeOutput(answering(loanWire), row),
      encodeOutput(answering(wrapIn('loans', z.array(loanWire))), [row]),
      encodeOutput(answering(pageOf(loanWire)), page),
      encodeOutput(answering(publicLoan), row),
    ])
    expect(text).not.toMatch(/52998224725|ana@example/)
    expect(JSON.parse(text)[1]).toEqual({ loans: [onTheWire] })
  })

  test('contains an object of the public API as that writes it, and reads it from the wire', () => {
    const list = z.array(publicLoan)
    const wire = [{ id: 'a', provider: 'aurora', amount: '350.5' }]
    expect(encodeOutput(answering(list), [loan])).toEqual(wire)
    expect(z.encode(list, list.parse(wire))).toEqual(wire)
  })

  test('counts the pages of a list', () => {
    const page = { rows: [loan], total: 41, totalIsExact: true, page: 2, limit: 20, nextCursor: 'b' }
    expect(encodeOutput(answering(pageOf(loanWire)), page)).toEqual({
      data: [onTheWire],
      pages: {
        current: 2,
        limit: 20,
        total: 41,
        totalIsExact: true,
        totalPages: 3,
        hasNext: true,
        hasPrev: true,
        nextCursor: 'b',
      },
    })
  })

  test.each([
    ['a broken instant', { ...loan, createdAt: new Date(Number.NaN) }],
    ['a fraction of a cent', { ...loan, amountCents: 0.5 as typeof loan.amountCents }],
    ['nothing at all', { ...loan, id: undefined as unknown as string }],
  ])('is never sent with %s', (_what, wrong) => {
    expect(() => encodeOutput(answering(loanWire), wrong)).toThrow(z.ZodError)
  })

  test('is read back as it was written', () => {
    expect(loanWire.parse(onTheWire)).toMatchObject(loan)
    expect(wrapIn('loans', z.array(loanWire)).parse({ loans: [onTheWire] })).toMatchObject([loan])
  })
})
