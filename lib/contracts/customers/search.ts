import { z } from 'zod'
import { instant, maskedCpf, renameKeys } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { textField } from '#lib/contracts/fields.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

const customer = renameKeys(
  z.object({ key: z.string(), name: z.string().nullable(), maskedDocument: maskedCpf }),
  { maskedDocument: 'documentNumber' },
)

const record = renameKeys(
  z.object({
    id: z.string(),
    kind: z.enum(['proposal', 'consult']),
    product: z.enum(PRODUCTS),
    name: z.string(),
    maskedDocument: maskedCpf,
    contractNumber: z.string().nullable(),
    status: z.enum([...PROPOSAL_STATUSES, ...CONSULT_STATUSES]),
    createdAt: instant,
  }),
  { maskedDocument: 'documentNumber' },
)

/** Only a server action, so that the typed text is never in a URL. */
export const searchEverythingCommand = command({
  name: 'searchEverything',
  body: z.object({ text: textField(120) }),
  response: z.object({
    /** Set when the typed text is a CPF, whether the customer is known or not. */
    cpf: customer.nullable(),
    customers: z.array(customer),
    records: z.array(record),
  }),
  codes: ['permission_denied'],
})

export const startBalancesOfCommand = command({
  name: 'startBalancesOf',
  body: z.object({ key: textField(200) }),
  response: z.object({ queryIds: z.array(z.string()) }),
  codes: ['not_found', 'permission_denied', 'provider_not_supported'],
})
