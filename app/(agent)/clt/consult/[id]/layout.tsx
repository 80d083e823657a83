import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getCltConsult } from '#lib/services/clt/get-clt-consult.ts'

export default resourceLayout('id', 'originate', (context, id) => getCltConsult(context, { id }))
