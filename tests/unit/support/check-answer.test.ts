import { describe, expect, test } from 'vitest'
import { listBanksContract } from '#lib/contracts/reference/banks.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { problemOf } from '#lib/http/problem.ts'
import { checkAnswer } from '#tests/support/checks/check-answer.ts'

const answer =
  (changes: Partial<Parameters<typeof checkAnswer>[0]> = {}) =>
  () =>
    checkAnswer({
      method: 'GET',
      path: '/banks?search=001',
      status: 200,
      contentType: 'application/json',
      body: listBanksContract.examples.response,
      ...changes,
    })

const problem = (code: 'not_found' | 'invalid_request') =>
  problemOf(new DomainError(code), { instance: '/api/banks', requestId: 'x', language: 'pt-BR' })

describe('the check of responses', () => {
  test('accepts what the contract says, and a problem', () => {
    expect(answer()).not.toThrow()
    const notFound = { status: 404, contentType: 'application/problem+json', body: problem('not_found') }
    expect(answer(notFound)).not.toThrow()
    expect(answer({ ...notFound, path: '/nowhere' })).not.toThrow()
  })

  test('finds a member that is missing, of another type, or not in a schema', () => {
    expect(answer({ body: { data: [{ id: 1 }] } })).toThrow(/against its contract/)
    const extra = { ...(listBanksContract.examples.response as object), extra: 1 }
    expect(answer({ body: extra })).toThrow(/does not name all/)
  })

  test('finds another status, another media type and a path without a contract', () => {
    expect(answer({ status: 201 })).toThrow(/the contract says 200/)
    const body = problem('invalid_request')
    expect(answer({ status: 422, body })).toThrow(/not application\/problem\+json/)
    expect(answer({ status: 404, contentType: 'application/problem+json', body })).toThrow(/tells status 422/)
    expect(answer({ path: '/nowhere' })).toThrow(/no contract/)
  })
})
