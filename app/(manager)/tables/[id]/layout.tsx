import { onlyThere } from '#lib/pages/only-there.ts'
import { getPriceTable } from '#lib/services/prices/get-price-table.ts'

export default onlyThere('id', 'manage_fee_tables', (context, id) => getPriceTable(context, { id }))
