import { z } from 'zod'
import { contract } from '#lib/contracts/contract'
import { textField } from '#lib/contracts/fields'
import type { CustomerView } from '#lib/domain/customers/customer-view'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { maskEmail } from '#lib/domain/documents/mask-email'
import { maskPhone } from '#lib/domain/documents/phone'
import { PERSONAL_SUBJECT_TYPES } from '#lib/domain/personal-data/personal-data'
import {
  customerListsSchema,
  encodeBalance,
  encodeConsult,
  encodeEvent,
  encodeProposal,
  encodeSimulation,
  encodeStep,
} from './customer-wire.ts'

/**
 * `GET /panel/customers/{key}`: a customer in one place; the key represents the CPF, which is in no address.
 */
export const getCustomerContract = contract({
  name: 'getCustomer',
  method: 'GET',
  path: '/panel/customers/{key}',
  tag: 'Painel',
  summary: 'Mostra um cliente com tudo o que foi feito para ele',
  access: { kind: 'person' },
  params: z.object({ key: textField(200) }),
  response: customerListsSchema.extend({
    key: z.string(),
    name: z.string().nullable(),
    maskedDocument: z.string(),
    maskedEmail: z.string().nullable(),
    maskedPhone: z.string().nullable(),
    subject: z.object({ subjectType: z.enum(PERSONAL_SUBJECT_TYPES), subjectId: z.string() }).nullable(),
    cut: z.boolean(),
  }),
  codes: ['not_found', 'permission_denied'],
  encode: (customer: CustomerView) => ({
    key: customer.key,
    name: customer.name,
    maskedDocument: maskCpf(customer.documentNumber as Cpf),
    maskedEmail: customer.email && maskEmail(customer.email),
    maskedPhone: customer.phone && maskPhone(customer.phone),
    subject: customer.subject,
    steps: customer.steps.map(encodeStep),
    balances: customer.balances.map(encodeBalance),
    simulations: customer.simulations.map(encodeSimulation),
    consults: customer.consults.map(encodeConsult),
    proposals: customer.proposals.map(encodeProposal),
    timeline: customer.timeline.map(encodeEvent),
    cut: customer.cut,
  }),
  examples: {
    response: {
      key: 'kJ3v…',
      name: 'Maria Aparecida da Silva',
      maskedDocument: '***.982.247-**',
      maskedEmail: 'm***@example.com',
      maskedPhone: '(11) *****-4321',
      subject: null,
      steps: [],
      balances: [],
      simulations: [],
      consults: [],
      proposals: [],
      timeline: [],
      cut: false,
    },
  },
})
