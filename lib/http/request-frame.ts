import { newId } from '#lib/config/ids.ts'
import type { Language } from '#lib/domain/language.ts'
import { plainText } from '#lib/domain/plain-text.ts'
import { isUuid } from '#lib/domain/uuid.ts'
import type { HandlerRequest } from './endpoint-handler.ts'

export type RequestFrame = {
  requestId: string
  language: Language
  instance: string
  client: { ip: string; userAgent: string }
}

/** Set by our own server, which overwrites any value from a client. */
export const CLIENT_IP_HEADER = 'x-origination-client-ip'

/** Set by our own server, so that the user returns to the page after signing in. */
export const PAGE_PATH_HEADER = 'x-origination-page-path'

// Postal and bank codes have up to eight digits; a CPF has eleven, but its leading zeros may be missing.
const LEAST_CPF_DIGITS = 9

export const frameOf = (request: Pick<HandlerRequest, 'headers' | 'url'>): RequestFrame => {
  const { headers } = request
  return {
    requestId: requestIdOf(headers.get('x-request-id')),
    language: languageOf(headers.get('accept-language')),
    // Only errors need the path.
    get instance() {
      return instanceOf(pathOf(request.url))
    },
    client: {
      ip: headers.get(CLIENT_IP_HEADER) ?? '',
      userAgent: (headers.get('user-agent') ?? '').slice(0, 300),
    },
  }
}

export const requestIdOf = (header: string | string[] | null | undefined): string =>
  typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header) && !hasCpf(header) ? header : newId()

const hasCpf = (id: string) =>
  !isUuid(id.toLowerCase()) && /(?<!\d)\d{11}(?!\d)/.test(id.replace(/[.-]/g, ''))

/** Returns the supported language with the highest weight, then the first one (RFC 9110 section 12.5.4). */
export const languageOf = (header: string | null): Language => {
  let best = { code: 'pt', weight: 0 }
  for (const range of header?.toLowerCase().split(',') ?? []) {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim())
    const code = tag.split('-', 1)[0] ?? ''
    const weight = Number(parameters.find((each) => each.startsWith('q='))?.slice(2) ?? 1)
    if ((code === 'pt' || code === 'en') && weight > best.weight) best = { code, weight }
  }
  return best.code === 'en' ? 'en' : 'pt-BR'
}

const pathOf = (url: string) => {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  return start === -1 ? '/' : url.slice(start)
}

/** Returns a path (which may end with a query) without its query and without any CPF. */
export const instanceOf = (path: string): string => {
  const query = path.indexOf('?')
  const segments = (query === -1 ? path : path.slice(0, query)).split('/')
  return segments.map(withoutCpf).join('/')
}

/** Replaces a path segment that may be a CPF, in any format, to keep it out of responses and logs. */
const withoutCpf = (segment: string, index: number, segments: readonly string[]) => {
  if (LETTERS.test(segment)) return segment
  if (isUuid(segment.toLowerCase())) return segment
  const digits = plainText(decodeOrKeep(segment)).replace(/\D/g, '').length
  const isCpf = digits >= LEAST_CPF_DIGITS || (digits > 0 && segments[index - 1] === 'cache')
  return isCpf ? '{documentNumber}' : segment
}

const LETTERS = /^[a-z_-]*$/i

const decodeOrKeep = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
