import { getApplication } from '#lib/services/access/get-application'
import { onlyThere } from '../../../only-there.tsx'

export default onlyThere('clientId', 'manage_access', (context, clientId) =>
  getApplication(context, { clientId }),
)
