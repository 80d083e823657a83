import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getCustomer } from '#lib/services/customers/get-customer.ts'

export default resourceLayout('key', 'originate', (context, key) => getCustomer(context, { key }))
