import { onlyThere } from '#lib/pages/only-there.ts'
import { getProposal } from '#lib/services/proposals/get-proposal.ts'

export default onlyThere('id', 'originate', (context, id) => getProposal(context, { id }))
