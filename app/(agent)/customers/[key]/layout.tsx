import { getCustomer } from '#lib/services/customers/get-customer'
import { onlyThere } from '../../../only-there.tsx'

export default onlyThere('key', 'originate', (context, key) => getCustomer(context, { key }))
