import { onlyThere } from '#lib/pages/only-there.ts'
import { getApplication } from '#lib/services/applications/get-application.ts'

export default onlyThere('clientId', 'manage_access', (context, clientId) =>
  getApplication(context, { clientId }),
)
