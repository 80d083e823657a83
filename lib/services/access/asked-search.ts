import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf'
import { isEncryptedSearch } from '#lib/domain/proposals/encrypted-search'
import type { Context } from '#lib/services/context'
import { encryptedSearch, shownSearch } from './encrypt-search.ts'

/** A search as it is in an address and in its box; `isMoved` when the address is to be written anew. */
type AskedSearch = { encrypted: string; shown: string; isMoved: boolean }

const NOTHING: AskedSearch = { encrypted: '', shown: '', isMoved: false }

/**
 * What the `q` of an address searches for. A plain name of an old link is encrypted; what nobody encrypted
 * here is not searched for.
 */
export const askedSearch = (context: Context, q: string | string[] | undefined): AskedSearch => {
  const text = ((Array.isArray(q) ? q[0] : q) ?? '').trim()
  if (text === '' || looksLikeCpf(text)) return NOTHING
  if (!isEncryptedSearch(text))
    return { encrypted: encryptedSearch(context, text.slice(0, 120)), shown: text, isMoved: true }
  const shown = shownSearch(context, text)
  return shown === undefined ? NOTHING : { encrypted: text, shown, isMoved: false }
}
