import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeCpf } from '#tests/support/fixtures/cpf.ts'
import {
  type OperationFixture,
  operationBody,
  operationFixture,
} from '#tests/support/fixtures/operation-fixture.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
let operations: OperationFixture

beforeAll(async () => {
  harness = await startHarness({ worker: false })
  operations = await operationFixture(harness)
})

afterAll(() => harness?.stop())

const post = (body: unknown) => harness.api('/private-consignment/operation', { body })

/** Returns a request body for a new simulation; an undefined override removes that field of the borrower. */
const bodyWith = async (overrides: Record<string, unknown> = {}) => {
  const { simulation, documentNumber } = await operations.simulate()
  return operationBody(simulation.id, documentNumber, overrides)
}

const proposalsOf = (simulationId: string) =>
  harness.database.owner`select 1 from proposals where clt_simulation_id = ${simulationId}`

const consultOf = ({ simulation_id }: { simulation_id: string }) =>
  harness.database.owner`(select consult_id from clt_simulations where id = ${simulation_id})`

const account = { branch_number: '0001', account_number: '1234567', account_digit: '0' }

describe('an invalid operation', () => {
  test.each([
    [
      'for another CPF',
      { individual_document_number: makeCpf({ seed: 1 }) },
      'document_mismatch',
      '/borrower/individual_document_number',
    ],
    [
      'with another birth date than the consult',
      { birth_date: '1990-03-16' },
      'birth_date_mismatch',
      '/borrower/birth_date',
    ],
    [
      'with an unknown bank by code',
      { bank: { transfer_method: 'ted', bank_code: '999', ...account } },
      'invalid_bank',
      '/borrower/bank/bank_code',
    ],
    [
      'with an unknown bank by id',
      { bank: { transfer_method: 'ted', bank_id: '01981f69-0f00-7aaa-8aaa-000000000001', ...account } },
      'invalid_bank',
      '/borrower/bank/bank_id',
    ],
    [
      'with the CPF key of somebody else',
      { bank: { transfer_method: 'pix', pix_key: makeCpf({ seed: 2 }), pix_key_type: 'cpf' } },
      'pix_key_not_of_borrower',
      '/borrower/bank/pix_key',
    ],
    [
      'with an identity document of tomorrow',
      { document_identification_date: '2099-01-01' },
      'invalid_request',
      '/borrower/document_identification_date',
    ],
  ])('is rejected %s, with its own code, pointing at the field', async (...example) => {
    const [, overrides, code, pointer] = example
    const body = await bodyWith(overrides)
    const answer = await post(body)
    expect(answer, answer.text).toMatchObject({ status: 422, body: { code, errors: [{ pointer }] } })
    expect(await proposalsOf(body.simulation_id)).toHaveLength(0)
  })

  test('is rejected for another institution than the simulation’s', async () => {
    const answer = await post({ ...(await bodyWith()), provider: 'ipe' })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'simulation_mismatch', errors: [{ pointer: '/provider' }] },
    })
  })

  test('is rejected for an unknown institution, naming the allowed codes', async () => {
    const answer = await post({ ...(await bodyWith()), provider: 'nope' })
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'provider_not_supported', allowed: ['aurora', 'caravela', 'ipe'] },
    })
  })

  test('is rejected for a minor, even if the consult says the same', async () => {
    const { simulation, documentNumber } = await operations.simulate({ birthDate: '2015-01-01' })
    const answer = await post(operationBody(simulation.id, documentNumber, { birth_date: '2015-01-01' }))
    expect(answer).toMatchObject({
      status: 422,
      body: { code: 'age_below_minimum', errors: [{ pointer: '/borrower/birth_date' }] },
    })
  })

  test('is rejected with every invalid field at once', async () => {
    const answer = await post(
      await bodyWith({
        name: ' ',
        email: 'a@b',
        phone: { country_code: '1', area_code: '20', number: '12345' },
        political_exposition: undefined,
        address: { street: 'Rua', number: '1', neighborhood: 'B', city: 'C', state: 'XX', postal_code: '1' },
        birth_date: '1990-02-30',
        gender: 'x',
        marital_status: 'complicated',
        individual_document_number: '123',
        document_identification_type: 'passport',
        document_identification_date: undefined,
        document_issuer: 'x'.repeat(41),
        bank: { transfer_method: 'pix', pix_key: 'not a key', pix_key_type: 'e-mail' },
        work_data: 'x',
      }),
    )
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_request' } })
    const errors: { pointer: string; code: string }[] = answer.body.errors
    const below = '/borrower'
    expect(Object.fromEntries(errors.map(({ pointer, code }) => [pointer, code]))).toEqual({
      [`${below}/name`]: 'required',
      [`${below}/email`]: 'invalid_value',
      [`${below}/phone/country_code`]: 'invalid_phone',
      [`${below}/phone/area_code`]: 'invalid_phone',
      [`${below}/phone/number`]: 'invalid_phone',
      [`${below}/political_exposition`]: 'required',
      [`${below}/address/state`]: 'invalid_value',
      [`${below}/address/postal_code`]: 'invalid_value',
      [`${below}/birth_date`]: 'invalid_date',
      [`${below}/gender`]: 'invalid_value',
      [`${below}/marital_status`]: 'invalid_value',
      [`${below}/individual_document_number`]: 'invalid_cpf',
      [`${below}/document_identification_type`]: 'invalid_value',
      [`${below}/document_identification_date`]: 'required',
      [`${below}/document_issuer`]: 'too_big',
      [`${below}/bank/pix_key`]: 'invalid_pix_key',
      [`${below}/work_data`]: 'invalid_value',
    })
  })

  test.each([
    ['without a bank', { transfer_method: 'ted', ...account }, '/borrower/bank/bank_id', 'required'],
    ['by another method', { transfer_method: 'cheque' }, '/borrower/bank/transfer_method', 'invalid_value'],
    [
      'whose account tells another digit than it has',
      { transfer_method: 'ted', bank_code: '001', ...account, account_number: '1234567-5' },
      '/borrower/bank/account_number',
      'invalid_value',
    ],
    [
      'with a key of another kind than stated',
      { transfer_method: 'pix', pix_key: 'maria@example.com', pix_key_type: 'telefone' },
      '/borrower/bank/pix_key',
      'invalid_pix_key',
    ],
  ])('is rejected with a payment %s', async (...example) => {
    const [, bank, pointer, code] = example
    const answer = await post(await bodyWith({ bank }))
    expect(answer, answer.text).toMatchObject({ status: 422, body: { errors: [{ pointer, code }] } })
  })

  test('is rejected without simulation, borrower or body', async () => {
    const pointers = (await post({})).body.errors.map((error: { pointer: string }) => error.pointer)
    expect(pointers.slice(0, 3)).toEqual(['/simulation_id', '/borrower', '/borrower/name'])
    expect(pointers).toContain('/borrower/bank/transfer_method')
    expect((await harness.api('/private-consignment/operation', { method: 'POST' })).status).toBe(400)
  })

  test('is rejected for an unknown simulation and for one of FGTS', async () => {
    const body = await bodyWith()
    for (const simulation_id of ['01981f69-0f00-7aaa-8aaa-000000000001', await fgtsSimulationId()]) {
      const answer = await post({ ...body, simulation_id })
      expect(answer).toMatchObject({ status: 422, body: { code: 'simulation_not_found' } })
    }
  })

  test('is rejected for a simulation or a margin in use, naming its operation', async () => {
    const { simulation, consult, documentNumber } = await operations.simulate()
    const second = await operations.simulation({ consultId: consult.id })
    const body = operationBody(simulation.id, documentNumber)
    const { id } = (await post(body)).body
    expect(await post(body)).toMatchObject({
      status: 409,
      body: { code: 'simulation_already_used', operationId: id, proposalId: id },
    })
    expect(await post(operationBody(second.id, documentNumber))).toMatchObject({
      status: 409,
      body: { code: 'consult_in_use', operationId: id },
    })
  })

  test('is rejected when the margin was closed or revoked after the simulation', async () => {
    const { owner } = harness.database
    const closed = await bodyWith()
    await owner`update clt_consults set closed_at = now() where id = ${consultOf(closed)}`
    expect(await post(closed)).toMatchObject({ status: 410, body: { code: 'consult_expired' } })
    const failed = await bodyWith()
    await owner`
      update clt_consults set status = 'FAILED', code = 'provider_error', closed_at = now() where id = ${consultOf(failed)}`
    expect(await post(failed)).toMatchObject({
      status: 422,
      body: { code: 'consult_not_ready', currentStatus: 'FAILED' },
    })
  })

  test('is rejected with 410 for an expired simulation', async () => {
    const body = await bodyWith()
    await harness.travel(49 * 3_600_000)
    expect(await post(body)).toMatchObject({ status: 410, body: { code: 'simulation_expired' } })
  })
})

const fgtsSimulationId = async () => {
  const { proposalFixture } = await import('#tests/support/fixtures/proposal-fixture.ts')
  return (await (await proposalFixture(harness)).simulation()).id
}
