import { onlyThere } from '#lib/pages/only-there.ts'
import { getCltConsult } from '#lib/services/clt/get-clt-consult.ts'

export default onlyThere('id', 'originate', (context, id) => getCltConsult(context, { id }))
