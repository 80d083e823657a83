import { randomBytes } from 'node:crypto'
import type { AccessFixture } from './access-fixture.ts'
import type { Harness } from './harness.ts'

export const SERVICE_PASSWORD = 'senha-da-conta-de-servico'

/** Opaque client id as public programs have it: mixed case, the same in every installation. */
export const publicClientId = () => `DH${randomBytes(15).toString('base64url')}xW`

/** Requests a token as an older program does: by form, with scopes and an audience of another server. */
export const askByPassword = (harness: Harness, fields: Record<string, string>) =>
  harness.api('/oauth/token', {
    method: 'POST',
    token: null,
    raw: new URLSearchParams({
      grant_type: 'password',
      audience: 'https://bff.example.com',
      scope: 'offline_access',
      password: SERVICE_PASSWORD,
      ...fields,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

export const serviceProgram = async (
  access: AccessFixture,
  options: { organizationId?: string; username?: string; accepts?: string } = {},
) => {
  const { addClientId } = await import('#lib/services/applications/add-client-id.ts')
  const { addServiceAccount } = await import('#lib/services/applications/add-service-account.ts')
  const organizationId = options.organizationId ?? (await access.organization())
  const application = await access.application(organizationId, ['fgts', 'clt', 'webhooks', 'read'])
  const { clientId } = application
  const context = access.context(organizationId)
  const username = options.username ?? `Robo.${randomBytes(4).toString('hex')}@Loja.com.br`
  if (options.accepts) await addClientId(context, { clientId, added: options.accepts })
  const { id: accountId } = await addServiceAccount(context, {
    clientId,
    username,
    password: SERVICE_PASSWORD,
  })
  return { organizationId, ...application, username, accountId, context }
}
