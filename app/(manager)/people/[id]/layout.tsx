import { getPerson } from '#lib/services/people/get-person'
import { onlyThere } from '../../../only-there.tsx'

export default onlyThere('id', 'manage_access', (context, id) => getPerson(context, { id: id.toLowerCase() }))
