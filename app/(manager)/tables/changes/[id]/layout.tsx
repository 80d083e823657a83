import { onlyThere } from '#lib/pages/only-there.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'

export default onlyThere('id', 'manage_fee_tables', (context, id) => getPriceChange(context, { id }))
