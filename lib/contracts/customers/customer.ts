import { z } from 'zod'
import { maskedCpf, maskedEmail, maskedPhone, renamed } from '#lib/contracts/codecs.ts'
import { contract } from '#lib/contracts/contract.ts'
import { textField } from '#lib/contracts/fields.ts'
import { PERSONAL_SUBJECT_TYPES } from '#lib/domain/personal-data/personal-data.ts'
import { customerLists } from './customer-wire.ts'

const customerSchema = renamed(
  z.object({
    key: z.string(),
    name: z.string().nullable(),
    maskedDocument: maskedCpf,
    maskedEmail: maskedEmail.nullable(),
    maskedPhone: maskedPhone.nullable(),
    subject: z.object({ subjectType: z.enum(PERSONAL_SUBJECT_TYPES), subjectId: z.string() }).nullable(),
    ...customerLists,
    cut: z.boolean().meta({ description: 'Há linhas mais antigas que as devolvidas.' }),
  }),
  { maskedDocument: 'documentNumber', maskedEmail: 'email', maskedPhone: 'phone' },
)

/** The key stands for the CPF, which is in no address. */
export const getCustomerContract = contract({
  name: 'getCustomer',
  method: 'GET',
  path: '/panel/customers/{key}',
  tag: 'Painel',
  summary: 'Mostra um cliente com tudo o que foi feito para ele',
  access: { kind: 'person' },
  params: z.object({ key: textField(200) }),
  response: customerSchema,
  codes: ['not_found', 'permission_denied'],
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
