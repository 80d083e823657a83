import { onlyThere } from '#lib/http/only-there'
import { getApplication } from '#lib/services/access/get-application'

export default onlyThere('clientId', 'manage_access', (context, clientId) =>
  getApplication(context, { clientId }),
)
