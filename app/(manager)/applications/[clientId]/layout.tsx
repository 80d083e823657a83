import { resourceLayout } from '#lib/pages/resource-layout.ts'
import { getApplication } from '#lib/services/applications/get-application.ts'

export default resourceLayout('clientId', 'manage_access', (context, clientId) =>
  getApplication(context, { clientId }),
)
