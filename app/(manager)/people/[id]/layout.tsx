import { onlyThere } from '#lib/pages/only-there.ts'
import { getPerson } from '#lib/services/people/get-person.ts'

export default onlyThere('id', 'manage_access', (context, id) => getPerson(context, { id: id.toLowerCase() }))
