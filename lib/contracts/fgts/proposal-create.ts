import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { dayField, idField, moneyField, providerField } from '#lib/contracts/fields.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { proposalStatusSchema } from '#lib/contracts/wire.ts'
import type { Borrower } from '#lib/domain/proposals/borrower.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import { borrowerFields, paymentField } from './proposal-fields.ts'

const body = z
  .object({
    fgtsSimulationId: idField.meta({ description: 'Id de POST /api/fgts/simulations.' }),
    simulationFeesId: optionalField(idField).meta({ description: 'Se enviado, deve ser o da simulação.' }),
    provider: optionalField(providerField).meta({ description: 'Se enviado, deve ser o da simulação.' }),
    fgtsProposalsPeriods: z
      .array(z.object({ amount: moneyField, dueDate: dayField }))
      .max(40)
      .nullish()
      .meta({ description: 'Se enviado e não vazio, deve ser igual às parcelas da simulação.' }),
    releaseDate: optionalField(dayField).meta({
      description: 'Aceita os valores de outro dia: a data de liberação que o erro figures_changed informou.',
    }),
    ...borrowerFields,
    payment: paymentField,
    formalizationLink: z
      .string()
      .max(500)
      .nullish()
      .meta({ description: 'Ignorado: o link vem na resposta.' }),
    externalReference: optionalField(z.string().trim().max(100)).meta({
      description: 'Referência do integrador.',
    }),
  })
  .transform((wire) => ({
    simulationId: wire.fgtsSimulationId,
    priceTableId: wire.simulationFeesId ?? undefined,
    provider: wire.provider ?? undefined,
    periods: wire.fgtsProposalsPeriods?.length
      ? wire.fgtsProposalsPeriods.map(({ amount, dueDate }) => ({ dueDate, amountCents: amount }))
      : undefined,
    releaseDate: wire.releaseDate ?? undefined,
    payment: wire.payment,
    externalReference: wire.externalReference ?? undefined,
    borrower: borrowerOf(wire),
  }))
  .meta({ id: 'ProposalRequest' })

type Fields = z.output<z.ZodObject<typeof borrowerFields>>

const borrowerOf = (wire: Fields): Borrower => ({
  name: wire.name,
  documentNumber: wire.individualDocumentNumber,
  identityDocument: wire.documentIdentificationNumber,
  motherName: wire.motherName,
  nationality: wire.nationality,
  maritalStatus: wire.maritalStatus,
  isPep: wire.isPEP,
  birthDate: wire.birthDate,
  email: wire.email,
  phone: { countryCode: wire.phoneCountryCode, areaCode: wire.phoneRegionCode, number: wire.phone },
  address: {
    postalCode: wire.postalCode,
    state: wire.state,
    city: wire.city,
    neighborhood: wire.neighborhood,
    street: wire.street,
    number: wire.addressNumber,
    complement: wire.complement,
  },
})

type CreatedProposal = {
  id: string
  contractNumber: string
  formalizationLink: string
  status: ProposalStatus
  createdAt: Date
}

export const createFgtsProposalContract = contract({
  name: 'createFgtsProposal',
  method: 'POST',
  path: '/fgts/proposal',
  tag: 'FGTS',
  summary: 'Cria a proposta a partir de uma simulação',
  description:
    'Cada simulação dá origem a uma única proposta: repetir responde 409 com o proposalId. Em outro dia os valores são refeitos para a nova liberação: sem releaseDate a resposta é 409 figures_changed com eles. O cliente assina em formalizationLink; o andamento chega pelo webhook proposal.',
  access: { kind: 'scope', scope: 'fgts' },
  body,
  status: 201,
  response: z
    .object({
      id: z.string(),
      contractNumber: z.string(),
      formalizationLink: z.string(),
      status: proposalStatusSchema,
      createdAt: z.iso.datetime(),
    })
    .meta({ id: 'CreatedProposal' }),
  codes: [
    'simulation_not_found',
    'simulation_expired',
    'simulation_already_used',
    'figures_changed',
    'figures_not_renewable',
    'withdrawals_in_use',
    'yearly_operation_limit',
    'registration_fee_already_charged',
    'agent_certificate_required',
    'simulation_mismatch',
    'document_mismatch',
    'age_below_minimum',
    'invalid_bank',
    'pix_key_type_required',
    'pix_key_not_of_borrower',
  ],
  encode: ({ id, contractNumber, formalizationLink, status, createdAt }: CreatedProposal) => ({
    id,
    contractNumber,
    formalizationLink,
    status,
    createdAt: createdAt.toISOString(),
  }),
  answerHeaders: ['Location'],
  headers: ({ id }) => ({ Location: `/api/fgts/proposal/${id}` }),
  examples: {
    request: {
      fgtsSimulationId: '01981f69-0f00-7aaa-8aaa-000000000001',
      simulationFeesId: '01981f60-0000-7aaa-8aaa-000000000002',
      name: 'Maria Aparecida da Silva',
      individualDocumentNumber: '529.982.247-25',
      documentIdentificationNumber: '12345678',
      motherName: 'Ana da Silva',
      nationality: 'Brasileira',
      maritalStatus: 'single',
      personType: 'natural',
      isPEP: false,
      birthDate: '1990-03-15',
      email: 'maria@example.com',
      phone: '987654321',
      phoneRegionCode: '11',
      phoneCountryCode: '55',
      postalCode: '01310-100',
      state: 'SP',
      city: 'São Paulo',
      neighborhood: 'Bela Vista',
      street: 'Avenida Paulista',
      addressNumber: '1000',
      formalizationLink: '',
      payment: { type: 'pix', data: { pix: '529.982.247-25', pixKeyType: 'cpf' } },
      fgtsProposalsPeriods: [
        { amount: 500, dueDate: '2027-03-01' },
        { amount: 500, dueDate: '2028-03-01' },
        { amount: 500, dueDate: '2029-03-01' },
      ],
    },
    response: {
      id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
      contractNumber: '2026-00000123-61',
      formalizationLink: 'http://localhost:3000/formalization/AZgfag',
      status: 'generating_ccb',
      createdAt: '2026-11-21T14:00:00.000Z',
    },
  },
})
