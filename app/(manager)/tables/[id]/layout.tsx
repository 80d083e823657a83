import { getPriceTable } from '#lib/services/prices/get-price-table'
import { onlyThere } from '../../../only-there.tsx'

export default onlyThere('id', 'manage_fee_tables', (context, id) => getPriceTable(context, { id }))
