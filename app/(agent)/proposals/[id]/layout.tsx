import { onlyThere } from '#lib/pages/only-there'
import { getProposal } from '#lib/services/proposals/get-proposal'

export default onlyThere('id', 'originate', (context, id) => getProposal(context, { id }))
