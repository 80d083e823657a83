import { z } from 'zod'
import { maskedCpf, maskedEmail, maskedPhone, renameKeys } from '#lib/contracts/codecs.ts'
import { textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { PERSONAL_SUBJECT_TYPES } from '#lib/domain/personal-data/personal-data.ts'
import { customerLists } from './customer-wire.ts'

const customerSchema = renameKeys(
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

/** The key replaces the CPF, which must never be in a URL. */
export const getCustomerContract = panelContract({
  name: 'getCustomer',
  path: '/panel/customers/{key}',
  params: z.object({ key: textField(200) }),
  response: customerSchema,
  codes: ['not_found', 'permission_denied'],
})
