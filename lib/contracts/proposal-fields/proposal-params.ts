import { z } from 'zod'
import { idField } from '#lib/contracts/fields.ts'
import type { Product } from '#lib/domain/proposals/product.ts'

const proposalId = idField.meta({ description: 'Id da proposta ou operação.', format: 'uuid' })
const documentId = idField.meta({ description: 'A key do documento.', format: 'uuid' })

export const proposalParams = <P extends Product>(product: P) =>
  z.object({ id: proposalId }).transform((params) => ({ ...params, product }))

export const documentParams = <P extends Product>(product: P) =>
  z.object({ id: proposalId, documentId }).transform((params) => ({ ...params, product }))
