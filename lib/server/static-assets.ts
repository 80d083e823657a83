import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'

const PREFIX = '/_next/static/'
const YEAR_S = 31_536_000

/** File names change with their content, so browsers may cache the files forever. */
export const staticAssets = (folder: string) => {
  const serve = sirv(folder, {
    brotli: true,
    etag: true,
    immutable: true,
    maxAge: YEAR_S,
    setHeaders: (response) => response.setHeader('X-Content-Type-Options', 'nosniff'),
  })
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { url = '' } = request
    if (!url.startsWith(PREFIX)) return false
    request.url = `/${url.slice(PREFIX.length)}`
    serve(request, response, () => {
      response.writeHead(404, { 'Cache-Control': 'no-store' }).end()
    })
    return true
  }
}
