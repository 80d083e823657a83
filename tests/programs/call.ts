// biome-ignore lint/suspicious/noExplicitAny: programs read whatever they expect in an answer
export type Answer = { status: number; ok: boolean; text: string; body: any }

type Request = {
  method?: string
  token?: string
  json?: unknown
  form?: Record<string, string> | FormData
  headers?: Record<string, string>
}

export const call = async (url: string, { method, token, json, form, headers }: Request = {}) => {
  const payload =
    json === undefined
      ? form && (form instanceof FormData ? form : new URLSearchParams(form))
      : JSON.stringify(json)
  const answer = await fetch(url, {
    method: method ?? (payload === undefined ? 'GET' : 'POST'),
    headers: {
      Accept: 'application/json, text/plain, */*',
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(payload !== undefined && { body: payload }),
  })
  const text = await answer.text()
  return { status: answer.status, ok: answer.ok, text, body: jsonOf(text) } satisfies Answer
}

const jsonOf = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
