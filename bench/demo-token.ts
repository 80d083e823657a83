export const demoToken = (port: number): Promise<string> => demoTokenAt(`http://127.0.0.1:${port}/api`)

export const demoTokenAt = async (base: string): Promise<string> => {
  const response = await fetch(`${base}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: 'demo-app',
      client_secret: 'demo-app-secret',
    }),
  })
  const body = (await response.json()) as { access_token?: string }
  if (!body.access_token) throw new Error(`no token: ${response.status}`)
  return body.access_token
}
