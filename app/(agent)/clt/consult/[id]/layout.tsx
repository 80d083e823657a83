import { getCltConsult } from '#lib/services/clt/get-clt-consult'
import { onlyThere } from '../../../../only-there.tsx'

export default onlyThere('id', 'originate', (context, id) => getCltConsult(context, { id }))
