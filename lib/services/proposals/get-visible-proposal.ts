import type { ProposalDetail } from '#lib/domain/proposals/proposal-view.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleProduct } from '#lib/services/proposals/parts/visible-product.ts'
import { getProposal } from './get-proposal.ts'

/** API clients may read only the products of their scopes. @throws not_found, insufficient_scope */
export const getVisibleProposal = async (context: Context, { id }: { id: string }): Promise<ProposalDetail> =>
  getProposal(context, { id, product: visibleProduct(context) })
