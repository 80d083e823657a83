export const sessionCookie = async (origin: string, email: string): Promise<string> => {
  const jar = new Map<string, string>()
  const call = async (path: string, body?: URLSearchParams) => {
    const response = await fetch(`${origin}${path}`, {
      method: body ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: cookieHeader(jar) },
      ...(body && { body }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';', 1)
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    return response
  }
  const { csrfToken } = (await (await call('/api/auth/csrf')).json()) as { csrfToken: string }
  const body = { csrfToken, email, password: 'origination-demo', json: 'true' }
  await call('/api/auth/callback/credentials', new URLSearchParams(body))
  if (![...jar.keys()].some((name) => name.includes('session-token'))) throw new Error('signing in failed')
  return cookieHeader(jar)
}

const cookieHeader = (jar: ReadonlyMap<string, string>) =>
  [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
