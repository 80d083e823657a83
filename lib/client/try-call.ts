import type { TryRequest } from '#lib/reference/try-form.ts'

export type TryAnswer = {
  status: number
  headers: readonly (readonly [name: string, value: string])[]
  text: string | undefined
  file: Blob | undefined
}

const TEXTUAL = /json|text|xml/

/** Calls the API as an API client does, without the session of the signed-in person. */
export const tryCall = async ({ method, address, headers, body }: TryRequest): Promise<TryAnswer> => {
  const response = await fetch(address, {
    method,
    headers: { Accept: '*/*', ...headers },
    body: body ?? null,
    credentials: 'omit',
    cache: 'no-store',
  })
  const isText = TEXTUAL.test(response.headers.get('content-type') ?? 'text')
  return {
    status: response.status,
    headers: [...response.headers],
    text: isText ? indented(await response.text()) : undefined,
    file: isText ? undefined : await response.blob(),
  }
}

const indented = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

export const tryToken = async (credentials: {
  clientId: string
  clientSecret: string
}): Promise<TryAnswer & { token: string | undefined }> => {
  const answer = await tryCall({
    method: 'POST',
    address: '/api/oauth/token',
    headers: {},
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: credentials.clientId,
      client_secret: credentials.clientSecret,
    }),
  })
  return { ...answer, token: tokenIn(answer) }
}

/** Returns the access token from a response of the token endpoint. */
export const tokenIn = ({ status, text }: TryAnswer): string | undefined => {
  if (status !== 200 || text === undefined) return undefined
  try {
    const { access_token: token } = JSON.parse(text)
    return typeof token === 'string' ? token : undefined
  } catch {
    return undefined
  }
}
