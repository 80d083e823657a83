import { getPriceChange } from '#lib/services/prices/get-price-change'
import { onlyThere } from '../../../../only-there.tsx'

export default onlyThere('id', 'manage_fee_tables', (context, id) => getPriceChange(context, { id }))
