import { onlyThere } from '#lib/pages/only-there'
import { getPerson } from '#lib/services/people/get-person'

export default onlyThere('id', 'manage_access', (context, id) => getPerson(context, { id: id.toLowerCase() }))
