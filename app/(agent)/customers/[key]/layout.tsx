import { onlyThere } from '#lib/pages/only-there.ts'
import { getCustomer } from '#lib/services/customers/get-customer.ts'

export default onlyThere('key', 'originate', (context, key) => getCustomer(context, { key }))
