import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField, moneyField } from '#lib/contracts/fields.ts'
import { actionInput } from '#lib/pages/action-input.ts'
import { instanceOf } from '#lib/pages/instance-of.ts'

const base = { tag: 't', summary: 's', access: { kind: 'scope', scope: 'fgts' }, codes: [] } as const
const shape = { response: z.object({}), encode: () => ({}), examples: { response: {} } }
const pay = contract({
  ...base,
  ...shape,
  name: 'pay',
  method: 'POST',
  path: '/pay/{id}',
  params: z.object({ id: idField }),
  body: z.object({ amount: moneyField, note: z.string().min(3) }),
})
const upload = contract({
  ...base,
  ...shape,
  name: 'upload',
  method: 'POST',
  path: '/up',
  bodyType: 'multipart',
})
const handIn = command({
  name: 'handIn',
  body: z.object({ token: z.string() }),
  takesFile: true,
  response: z.object({}),
  codes: [],
})
const id = '0199a3b2-7c00-7000-8000-000000000000'

describe('the input of an action', () => {
  test('is parsed as an endpoint parses path and body', () => {
    const input = { id: id.toUpperCase(), amount: 12.5, note: 'abc', extra: 1 }
    expect(actionInput(pay, input, 'pt-BR')).toEqual({ id, amount: 1250, note: 'abc' })
  })

  test('reports every invalid field at once, in Portuguese', () => {
    const read = () => actionInput(pay, { id, amount: 1.234 }, 'pt-BR')
    expect(read).toThrow(
      expect.objectContaining({
        code: 'invalid_request',
        errors: [
          expect.objectContaining({ pointer: '/amount', code: 'invalid_money' }),
          expect.objectContaining({ pointer: '/note', message: 'Preencha este campo.' }),
        ],
      }),
    )
  })

  test.each([null, undefined, 'text', 7, [], { id: 'x' }])('of %j is a problem, never a crash', (input) => {
    expect(() => actionInput(pay, input, 'pt-BR')).toThrow(expect.objectContaining({ code: 'not_found' }))
  })

  test('passes a file on as the endpoint does, and nothing that is not a form', async () => {
    const form = new FormData()
    form.set('file', new File(['abc'], 'a.pdf'))
    const result = actionInput(upload, { form }, 'pt-BR') as { upload: Request }
    expect(((await result.upload.formData()).get('file') as File).size).toBe(3)
    expect(() => actionInput(upload, { form: 'x' }, 'pt-BR')).toThrow(
      expect.objectContaining({ code: 'malformed_body' }),
    )
  })
})

describe('a command', () => {
  test('with a file reads its other fields too', () => {
    const input = actionInput(handIn, { token: 't', extra: 1, form: new FormData() }, 'pt-BR')
    expect(input).toEqual({ token: 't', upload: expect.any(Request) })
  })

  test('is named by a problem body; an operation of the API is named by its path', () => {
    expect([instanceOf(handIn), instanceOf(pay)]).toEqual(['handIn', '/pay/{id}'])
  })
})
