import type { ProposalDetail } from '#lib/domain/proposals/proposal-view'
import type { Context } from '#lib/services/context'
import { visibleProduct } from '#lib/services/proposals/parts/visible-product'
import { getProposal } from './get-proposal.ts'

/** Returns a proposal of a product the reader may see. @throws not_found, insufficient_scope */
export const getVisibleProposal = async (context: Context, { id }: { id: string }): Promise<ProposalDetail> =>
  getProposal(context, { id, product: visibleProduct(context) })
