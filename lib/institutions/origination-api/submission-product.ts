import { findSubmissionByExternalId } from '#db/queries/institutions/institution-submissions.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import type { OpenConnection } from './open-connection.ts'

/** Returns the product of a submitted proposal. @throws provider_error for any other id */
export const productOfProposal = async ({ key }: OpenConnection, externalId: string): Promise<Product> => {
  const submission = await withTransaction(key, (tx) =>
    findSubmissionByExternalId(tx, { ...key, externalId }),
  )
  if (!submission) throw new DomainError('provider_error')
  return submission.product
}
