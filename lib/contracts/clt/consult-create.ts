import { z } from 'zod'
import { contract } from '#lib/contracts/contract.ts'
import { providerField } from '#lib/contracts/fields.ts'
import { optionalField } from '#lib/contracts/optional-field.ts'
import { borrowerParts, genderField } from '#lib/contracts/proposal-fields/borrower-fields.ts'
import type { ConsultSummary } from '#lib/domain/clt/consult-view.ts'
import { CONSULT_ITEM_EXAMPLE } from './consult-examples.ts'

const optionalProvider = optionalField(providerField)
  .transform((code) => code ?? undefined)
  .meta({ description: 'A instituição padrão da organização quando não vem.', example: 'aurora' })

export const createCltConsultContract = contract({
  name: 'createCltConsult',
  method: 'POST',
  path: '/private-consignment/consult',
  tag: 'CLT',
  summary: 'Cria um termo de consentimento para consultar a margem de um trabalhador',
  description:
    'Nada é consultado antes do aceite: o cliente abre consentLink e aceita, ou a aplicação que colheu o aceite o declara em /authorize. Um CPF tem um termo ativo por vez.',
  access: { kind: 'scope', scope: 'clt' },
  body: z
    .object({
      borrowerDocumentNumber: borrowerParts.documentNumber,
      gender: genderField,
      birthDate: borrowerParts.birthDate,
      signerName: borrowerParts.name,
      signerEmail: borrowerParts.email,
      signerPhone: z.object({
        phoneNumber: borrowerParts.phoneNumber,
        countryCode: borrowerParts.phoneCountryCode,
        areaCode: borrowerParts.phoneAreaCode,
      }),
      provider: optionalProvider,
    })
    .transform((wire) => ({
      documentNumber: wire.borrowerDocumentNumber,
      gender: wire.gender,
      birthDate: wire.birthDate,
      name: wire.signerName,
      email: wire.signerEmail,
      phone: {
        countryCode: wire.signerPhone.countryCode,
        areaCode: wire.signerPhone.areaCode,
        number: wire.signerPhone.phoneNumber,
      },
      provider: wire.provider,
    }))
    .meta({ id: 'ConsultRequest' }),
  status: 201,
  response: z
    .object({
      id: z.string(),
      status: z.literal('WAITING_CONSENT'),
      consentLink: z.string().meta({ description: 'A página em que o cliente lê e aceita o termo.' }),
      expiresAt: z.iso.datetime().meta({ description: 'Até quando o cliente pode responder.' }),
    })
    .meta({ id: 'CreatedConsult' }),
  codes: [
    'age_validation_minimum_age_not_reached',
    'provider_required',
    'provider_not_supported',
    'product_not_supported',
    'consult_already_exists_by_user_and_document_number',
    'permission_denied',
  ],
  encode: ({ id, status, consentLink, consentDeadlineAt }: ConsultSummary) => ({
    id,
    status,
    consentLink,
    expiresAt: consentDeadlineAt.toISOString(),
  }),
  answerHeaders: ['Location'],
  headers: ({ id }) => ({ Location: `/api/private-consignment/consult/${id}` }),
  examples: {
    request: {
      borrowerDocumentNumber: '529.982.247-25',
      gender: 'female',
      birthDate: '1990-03-15',
      signerName: 'Maria Aparecida da Silva',
      signerEmail: 'maria@example.com',
      signerPhone: { phoneNumber: '987654321', countryCode: '55', areaCode: '11' },
      provider: 'aurora',
    },
    response: {
      id: CONSULT_ITEM_EXAMPLE.id,
      status: 'WAITING_CONSENT',
      consentLink: CONSULT_ITEM_EXAMPLE.consentLink,
      expiresAt: CONSULT_ITEM_EXAMPLE.expiresAt,
    },
  },
})
