import { onlyThere } from '#lib/pages/only-there'
import { getPriceChange } from '#lib/services/prices/get-price-change'

export default onlyThere('id', 'manage_fee_tables', (context, id) => getPriceChange(context, { id }))
