import type { APIRequestContext } from '@playwright/test'

/** Maximum compressed size of the scripts of a page's first load. */
export const SCRIPT_AIM_BYTES = 175 * 1024

const CHUNK = /static\/chunks\/[^"'\\?\s]+\.js/g
// Scripts that only browsers without support for ES modules load.
const NO_MODULE = /<script[^>]*noModule[^>]*>/gi

/** Returns the compressed size of the scripts of a first load. Equal builds give equal results. */
export const firstLoadBytes = async (request: APIRequestContext, path: string): Promise<number> => {
  const html = await (await request.get(path, { headers: { Accept: 'text/html' } })).text()
  const names = new Set(html.replaceAll(NO_MODULE, '').match(CHUNK))
  const sizes = await Promise.all([...names].map((name) => compressedBytes(request, `/_next/${name}`)))
  return sizes.reduce((sum, size) => sum + size, 0)
}

const compressedBytes = async (request: APIRequestContext, path: string): Promise<number> => {
  const answer = await request.head(path, { headers: { 'Accept-Encoding': 'br' } })
  const { 'content-encoding': encoding, 'content-length': length } = answer.headers()
  if (answer.status() !== 200 || encoding !== 'br') throw new Error(`${path} is not sent as Brotli`)
  return Number(length)
}
