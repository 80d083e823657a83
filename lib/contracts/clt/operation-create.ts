import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { dayField, idField, providerField } from '#lib/contracts/fields.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { proposalStatusSchema } from '#lib/contracts/wire.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { borrowerField } from './operation-fields.ts'

type CreatedOperation = {
  id: string
  contractNumber: string
  formalizationLink: string
  status: ProposalStatus
}

export const createCltOperationContract = contract({
  name: 'createCltOperation',
  method: 'POST',
  path: '/private-consignment/operation',
  tag: 'CLT',
  summary: 'Cria a operação a partir de uma simulação',
  description:
    'Cada simulação dá origem a uma única operação e cada margem carrega uma operação aberta por vez: a segunda responde 409 com operationId. Em outro dia os valores são refeitos para a nova liberação: sem release_date a resposta é 409 figures_changed com eles. O cliente assina em formalization_url; o andamento chega pelo webhook private-consignment/operation.',
  access: { kind: 'scope', scope: 'clt' },
  body: z
    .object({
      simulation_id: idField.meta({ description: 'Id de POST /api/private-consignment/simulation.' }),
      provider: optionalField(providerField).meta({ description: 'Se enviado, deve ser o da simulação.' }),
      release_date: optionalField(dayField).meta({
        description:
          'Aceita os valores de outro dia: a data de liberação que o erro figures_changed informou.',
      }),
      borrower: borrowerField,
      external_reference: optionalField(z.string().trim().max(100)).meta({
        description: 'Referência do integrador.',
      }),
    })
    .transform((wire) => ({
      simulationId: wire.simulation_id,
      provider: wire.provider ?? undefined,
      externalReference: wire.external_reference ?? undefined,
      releaseDate: wire.release_date ?? undefined,
      ...wire.borrower,
    }))
    .meta({ id: 'OperationRequest' }),
  status: 201,
  response: z
    .object({
      id: z.string(),
      contract_number: z.string(),
      formalization_url: z.string(),
      status: proposalStatusSchema,
    })
    .meta({ id: 'CreatedOperation' }),
  codes: [
    'simulation_not_found',
    'simulation_expired',
    'simulation_already_used',
    'figures_changed',
    'figures_not_renewable',
    'registration_fee_already_charged',
    'agent_certificate_required',
    'simulation_mismatch',
    'provider_not_supported',
    'product_not_supported',
    'consult_in_use',
    'consent_revoked',
    'consult_not_ready',
    'consult_expired',
    'document_mismatch',
    'birth_date_mismatch',
    'age_below_minimum',
    'invalid_bank',
    'pix_key_type_required',
    'pix_key_not_of_borrower',
  ],
  encode: ({ id, contractNumber, formalizationLink, status }: CreatedOperation) => ({
    id,
    contract_number: contractNumber,
    formalization_url: formalizationLink,
    status,
  }),
  answerHeaders: ['Location'],
  headers: ({ id }) => ({ Location: `/api/private-consignment/operation/${id}` }),
  examples: {
    request: {
      simulation_id: '01981f69-0f00-7aaa-8aaa-000000000011',
      provider: 'aurora',
      borrower: {
        name: 'Maria Aparecida da Silva',
        email: 'maria@example.com',
        phone: { country_code: '55', area_code: '11', number: '987654321' },
        political_exposition: false,
        address: {
          street: 'Avenida Paulista',
          number: '1000',
          complement: 'ap. 12',
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
        individual_document_number: '529.982.247-25',
        document_identification_type: 'rg',
        document_identification_number: '12345678',
        document_identification_date: '2015-06-01',
        document_issuer: 'SSP/SP',
        bank: { transfer_method: 'pix', pix_key: '529.982.247-25', pix_key_type: 'cpf' },
      },
    },
    response: {
      id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b12',
      contract_number: '2026-00000124-58',
      formalization_url: 'http://localhost:3000/formalization/AZgfag',
      status: 'generating_ccb',
    },
  },
})
