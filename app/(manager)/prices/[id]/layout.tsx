import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getPriceTable } from '#lib/services/prices/get-price-table.ts'

export default resourceLayout('id', 'manage_prices', (context, id) => getPriceTable(context, { id }))
