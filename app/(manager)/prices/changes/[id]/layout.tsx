import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getPriceChange } from '#lib/services/prices/get-price-change.ts'

export default resourceLayout('id', 'manage_prices', (context, id) => getPriceChange(context, { id }))
