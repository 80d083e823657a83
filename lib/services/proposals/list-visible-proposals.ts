import type { Product } from '#lib/domain/proposals/product.ts'
import type { ProposalSummary } from '#lib/domain/proposals/proposal-view.ts'
import type { Context } from '#lib/services/context.ts'
import { visibleProduct } from '#lib/services/proposals/parts/visible-product.ts'
import { listProposals } from './list-proposals.ts'
import type { PageOf, ProposalListRequest } from './shared/page-of-proposals.ts'

/** Lists proposals; API clients may read only the products of their scopes. @throws insufficient_scope */
export const listVisibleProposals = async (
  context: Context,
  { product, ...request }: ProposalListRequest & { product?: Product | undefined },
): Promise<PageOf<ProposalSummary>> =>
  listProposals(context, { ...request, product: visibleProduct(context, product) })
