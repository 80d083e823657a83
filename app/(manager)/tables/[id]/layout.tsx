import { onlyThere } from '#lib/pages/only-there'
import { getPriceTable } from '#lib/services/prices/get-price-table'

export default onlyThere('id', 'manage_fee_tables', (context, id) => getPriceTable(context, { id }))
