import { cursorField, listQuerySchema, withDaysInOrder, withSearch } from '#lib/contracts/lists.ts'
import { statusListField } from '#lib/contracts/status-list-field.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { PROPOSAL_STATUSES } from '#lib/domain/proposals/status.ts'

const statusesField = statusListField(PROPOSAL_STATUSES).meta({
  description: 'Um ou mais estados, separados por vírgula.',
  example: 'pending,formalization',
})

export const anyProposalListQuery = listQuerySchema
  .omit({ includeExpired: true })
  .extend({ status: statusesField.optional(), cursor: cursorField })

export const proposalListQuery = <P extends Product>(product: P) =>
  withDaysInOrder(anyProposalListQuery).transform((query) => ({ ...withSearch(query), product }))
