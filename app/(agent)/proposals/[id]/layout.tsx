import { getProposal } from '#lib/services/proposals/get-proposal'
import { onlyThere } from '../../../only-there.tsx'

export default onlyThere('id', 'originate', (context, id) => getProposal(context, { id }))
