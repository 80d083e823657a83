import { describe, expect, test } from 'vitest'
import { type TryForm, tryFormOf, tryRequestOf } from '#lib/reference/try-form.ts'
import { referenceOperation, referenceOperations } from '#tests/support/fixtures/reference-operations.ts'

const formOf = (id: string, credentials?: { clientId: string; clientSecret: string }): TryForm => {
  const form = tryFormOf(referenceOperation(id), credentials)
  if (!form) throw new Error(`${id} has no form`)
  return form
}

const requestOf = (form: TryForm, typed: Record<string, string> = {}, json = form.json ?? '') =>
  tryRequestOf(form, {
    texts: new Map(form.fields.map((field) => [field, typed[field.name] ?? field.value])),
    json,
    file: form.file === undefined ? undefined : new File(['x'], 'rg.jpg'),
    token: ' a-token ',
    key: 'a-key',
  })

describe('the form that calls an operation', () => {
  test('exists for every call that a browser can make', () => {
    const without = referenceOperations
      .filter((operation) => !tryFormOf(operation, undefined))
      .filter(({ kind }) => kind === 'call')
    expect(without.map(({ id }) => id)).toEqual(['receiveInstitutionEvent'])
  })

  test('sends the example of the document as it is shown', () => {
    expect(requestOf(formOf('startFgtsBalanceQuery'))).toEqual({
      method: 'POST',
      address: '/api/fgts/balance',
      headers: {
        Authorization: 'Bearer a-token',
        'Idempotency-Key': 'a-key',
        'Content-Type': 'application/json',
      },
      body: formOf('startFgtsBalanceQuery').json,
    })
  })

  test('puts typed values into path and query, and leaves empty ones out', () => {
    const { address, headers, body } = requestOf(formOf('listFgtsBalances'), { search: '', status: 'fail' })
    expect(address).toBe('/api/fgts/balance?limit=20&status=fail')
    expect(headers).toEqual({ Authorization: 'Bearer a-token' })
    expect(body).toBeUndefined()
    expect(requestOf(formOf('getFgtsProposal'), { id: 'a/b' }).address).toBe('/api/fgts/proposal/a%2Fb')
  })

  test('fills in known credentials and no others', () => {
    const known = formOf('createToken', { clientId: 'demo-app', clientSecret: 'demo-app-secret' })
    expect(String(requestOf(known).body)).toContain('client_id=demo-app&client_secret=demo-app-secret')
    expect(String(requestOf(formOf('createToken')).body)).toBe(
      'grant_type=client_credentials&scope=fgts+webhooks',
    )
  })

  test('uploads a chosen file with the fields beside it', () => {
    const { body, headers } = requestOf(formOf('uploadFgtsDocument'), { id: '1' })
    expect(body).toBeInstanceOf(FormData)
    expect((body as FormData).get('type')).toBe('identification_front')
    expect((body as FormData).get('file')).toBeInstanceOf(File)
    expect(headers).not.toHaveProperty('Content-Type')
  })

  test('omits an optional body that was emptied', () => {
    const { body, headers } = requestOf(formOf('cancelFgtsProposal'), { id: '1' }, ' ')
    expect(body).toBeUndefined()
    expect(headers).not.toHaveProperty('Content-Type')
  })
})
