import { onlyThere } from '#lib/http/only-there'
import { getProposal } from '#lib/services/proposals/get-proposal'

export default onlyThere('id', 'originate', (context, id) => getProposal(context, { id }))
