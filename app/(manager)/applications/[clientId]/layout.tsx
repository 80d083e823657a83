import { onlyThere } from '#lib/pages/only-there'
import { getApplication } from '#lib/services/applications/get-application'

export default onlyThere('clientId', 'manage_access', (context, clientId) =>
  getApplication(context, { clientId }),
)
