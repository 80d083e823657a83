import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf.ts'
import { isEncryptedSearch } from '#lib/domain/proposals/encrypted-search.ts'
import type { Context } from '#lib/services/context.ts'
import { displaySearch, encryptedSearch } from './encrypt-search.ts'

/** `isMoved` is true if the URL has the text unencrypted and must be replaced by one with `encrypted`. */
type AddressSearch = { encrypted: string; display: string; isMoved: boolean }

const NOTHING: AddressSearch = { encrypted: '', display: '', isMoved: false }

/** Returns a URL's search text encrypted. Ignores an unencrypted CPF and another organization's token. */
export const readSearch = (context: Context, q: string | string[] | undefined): AddressSearch => {
  const text = ((Array.isArray(q) ? q[0] : q) ?? '').trim()
  if (text === '' || looksLikeCpf(text)) return NOTHING
  if (!isEncryptedSearch(text))
    return { encrypted: encryptedSearch(context, text.slice(0, 120)), display: text, isMoved: true }
  const display = displaySearch(context, text)
  return display === undefined ? NOTHING : { encrypted: text, display, isMoved: false }
}
