import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getPerson } from '#lib/services/people/get-person.ts'

export default resourceLayout('id', 'manage_access', (context, id) =>
  getPerson(context, { id: id.toLowerCase() }),
)
