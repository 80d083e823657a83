import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'

export default resourceLayout('id', 'originate', (context, id) => getProposal(context, { id }))
