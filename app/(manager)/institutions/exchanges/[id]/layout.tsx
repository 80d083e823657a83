import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getInstitutionExchange } from '#lib/services/institutions/get-institution-exchange.ts'

export default resourceLayout('id', 'view_institutions', (context, id) =>
  getInstitutionExchange(context, { id }),
)
