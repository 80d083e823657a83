import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { textField } from '#lib/contracts/fields'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status'
import type { FoundCustomer, SearchResults } from '#lib/domain/customers/search-results'
import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status'

const customer = z.object({ key: z.string(), name: z.string().nullable(), maskedDocument: z.string() })

const encodeCustomer = ({ key, name, documentNumber }: FoundCustomer) => ({
  key,
  name,
  maskedDocument: maskCpf(documentNumber as Cpf),
})

/** The search of the palette: by an action alone, so that what is typed is in no address. */
export const searchEverythingCommand = command({
  name: 'searchEverything',
  body: z.object({ text: textField(120) }),
  response: z.object({
    cpf: customer.nullable(),
    customers: z.array(customer),
    records: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(['proposal', 'consult']),
        product: z.enum(PRODUCTS),
        name: z.string(),
        maskedDocument: z.string(),
        contractNumber: z.string().nullable(),
        status: z.enum([...PROPOSAL_STATUSES, ...CONSULT_STATUSES]),
        createdAt: z.iso.datetime(),
      }),
    ),
  }),
  codes: ['permission_denied'],
  encode: ({ cpf, customers, records }: SearchResults) => ({
    cpf: cpf && encodeCustomer(cpf),
    customers: customers.map(encodeCustomer),
    records: records.map(({ documentNumber, createdAt, ...record }) => ({
      ...record,
      maskedDocument: maskCpf(documentNumber as Cpf),
      createdAt: createdAt.toISOString(),
    })),
  }),
})

/** Asks every institution for a customer's balance. */
export const startBalancesOfCommand = command({
  name: 'startBalancesOf',
  body: z.object({ key: textField(200) }),
  response: z.object({ queryIds: z.array(z.string()) }),
  codes: ['not_found', 'permission_denied', 'provider_not_supported'],
  encode: (started: { queryIds: string[] }) => started,
})
