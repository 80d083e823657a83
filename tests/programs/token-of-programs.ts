import { expect, test } from 'vitest'
import { call } from './call.ts'
import type { ServiceUnderPrograms } from './service-under-programs.ts'

/** Tests token requests of API clients: form or JSON, with the scopes and audience of another service. */
export const tokenOfPrograms = (service: () => ServiceUnderPrograms) => {
  const ask = (fields: Record<string, string>, as: 'form' | 'json' = 'form') => {
    const { base, clientId, username, password, audience } = service().sales
    const usual = {
      grant_type: 'password',
      client_id: clientId,
      username,
      password,
      audience,
      scope: 'offline_access',
    }
    return call(`${base}/oauth/token`, { [as]: { ...usual, ...fields } })
  }

  test.each([
    ['a form that asks to stay signed in', {}, 'form'],
    ['a form with an empty client secret', { client_secret: '' }, 'form'],
    ['a form with four scopes of others', { scope: 'openid profile email offline_access' }, 'form'],
    ['a form with no scope', { scope: '' }, 'form'],
    ['JSON', { scope: 'online_access' }, 'json'],
    ['an e-mail in capitals', { username: 'SALES@Agency.Example.com' }, 'form'],
  ] as const)('grants all scopes of the application to %s', async (_what, fields, as) => {
    const answer = await ask(fields, as)
    expect(answer.body).toMatchObject({ token_type: 'Bearer', expires_in: expect.any(Number) })
    expect(answer.body.scope.split(' ').sort()).toEqual(['clt', 'fgts', 'read', 'webhooks'])
    const { base } = service().sales
    expect((await call(`${base}/banks`, { token: answer.body.access_token })).status).toBe(200)
  })

  test('reports a wrong password as OAuth does, in a text that can be shown', async () => {
    const answer = await ask({ password: 'wrong' })
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({ error: 'invalid_grant', error_description: expect.any(String) })
  })

  test('treats client ids as case-sensitive', async () => {
    expect((await ask({ client_id: service().sales.clientId.toLowerCase() })).status).toBe(401)
  })

  test('answers a missing path, and one without /api, as JSON', async () => {
    const { base } = service().sales
    for (const url of [`${base.replace(/\/api$/, '')}/fgts/balance`, `${base}/private-consignment/nothing`]) {
      const answer = await call(url, { headers: { Accept: 'application/json' } })
      expect(answer.status).toBe(404)
      expect(answer.body).toMatchObject({ status: 404, detail: expect.any(String) })
    }
  })
}
