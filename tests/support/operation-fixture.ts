import { type ConsultOptions, cltFixture, type SimulationOptions } from './clt-fixture.ts'
import type { Harness } from './harness.ts'
import { proposalFixture } from './proposal-fixture.ts'

/** Operations without an institution, on margins as if it had answered. */
export const operationFixture = async (harness: Harness) => {
  const clt = await cltFixture(harness)
  const { report, sign, bring, tokenOf, context } = await proposalFixture(harness)

  const simulated = async (consultOptions: ConsultOptions = {}, options: SimulationOptions = {}) => {
    const consult = await clt.consult(consultOptions)
    const simulation = await clt.simulation({ ...options, consultId: consult.id })
    return { consult, simulation, documentNumber: consult.documentNumber }
  }

  /** `overrides` replace fields of the borrower. */
  const create = async (overrides: Record<string, unknown> = {}) => {
    const made = await simulated()
    const body = operationBody(made.simulation.id, made.documentNumber, overrides)
    const answer = await harness.api('/private-consignment/operation', { body })
    if (answer.status !== 201) throw new Error(`no operation: ${answer.text}`)
    return { ...made, id: String(answer.body.id), answer, body }
  }

  return { ...clt, context, simulated, create, report, sign, bring, tokenOf }
}

export type OperationFixture = Awaited<ReturnType<typeof operationFixture>>

export const operationBody = (
  simulation_id: string,
  documentNumber: string,
  overrides: Record<string, unknown> = {},
) => ({
  simulation_id,
  borrower: {
    name: 'Maria Aparecida da Silva',
    email: 'maria@example.com',
    phone: { country_code: '+55', area_code: '11', number: '987654321' },
    political_exposition: false,
    address: {
      street: 'Avenida Paulista',
      number: '1000',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      postal_code: '01310-100',
    },
    birth_date: '1990-03-15',
    mother_name: 'Ana da Silva',
    nationality: 'Brasileira',
    gender: 'female',
    person_type: 'natural',
    marital_status: 'single',
    individual_document_number: documentNumber,
    document_identification_type: 'rg',
    document_identification_number: '12345678',
    document_identification_date: '2015-06-01',
    document_issuer: 'SSP/SP',
    bank: { transfer_method: 'pix', pix_key: documentNumber, pix_key_type: 'cpf' },
    ...overrides,
  },
})
