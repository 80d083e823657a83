import { onlyThere } from '#lib/pages/only-there'
import { getCustomer } from '#lib/services/customers/get-customer'

export default onlyThere('key', 'originate', (context, key) => getCustomer(context, { key }))
