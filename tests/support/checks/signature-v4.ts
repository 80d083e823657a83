import { createHash, createHmac } from 'node:crypto'

/** `headers` have lower-case names; `url` is the path with the query. */
export type SignedRequest = { method: string; url: string; headers: Record<string, string | undefined> }

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * Implements Amazon's description (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html)
 * independently of the service's signing code. `scope` is day/region/s3/aws4_request.
 */
export const signatureV4 = (
  { method, url, headers }: SignedRequest,
  { secret, scope, signedHeaders }: { secret: string; scope: string; signedHeaders: readonly string[] },
): string => {
  const { pathname, searchParams } = new URL(url, 'http://store')
  const query = [...searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort()
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/'),
    query.join('&'),
    ...signedHeaders.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/ +/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'] ?? '', scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>((from, part) => hmac(from, part), `AWS4${secret}`)
  return hmac(key, text).toString('hex')
}
