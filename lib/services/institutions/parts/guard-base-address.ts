import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import { mayUseHttp } from '#lib/identity/may-use-http.ts'
import { guardUrl } from '#lib/webhooks/guard-url.ts'

const POINTER = '/baseAddress'

/** Host names are checked again at each lookup. @throws connection_address_invalid, webhook_url_blocked */
export const guardBaseAddress = (text: string): string => {
  const url = guarded(text.trim())
  const isPlain = url.search === '' && url.hash === ''
  if (!isPlain || !(url.protocol === 'https:' || mayUseHttp(url)))
    throw fieldRefusal({ pointer: POINTER, code: 'connection_address_invalid' })
  return url.href.replace(/\/+$/, '')
}

const guarded = (text: string): URL => {
  try {
    return guardUrl(text)
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const code = error.code === 'webhook_url_blocked' ? error.code : 'connection_address_invalid'
    throw fieldRefusal({ pointer: POINTER, code })
  }
}
