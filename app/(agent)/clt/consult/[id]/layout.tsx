import { onlyThere } from '#lib/pages/only-there'
import { getCltConsult } from '#lib/services/clt/get-clt-consult'

export default onlyThere('id', 'originate', (context, id) => getCltConsult(context, { id }))
