import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf.ts'
import { isEncryptedSearch } from '#lib/domain/proposals/encrypted-search.ts'
import type { Context } from '#lib/services/context.ts'
import { encryptedSearch, shownSearch } from './encrypt-search.ts'

/** `isMoved`: the address holds plain text and has to be rewritten with the encrypted form. */
type AskedSearch = { encrypted: string; shown: string; isMoved: boolean }

const NOTHING: AskedSearch = { encrypted: '', shown: '', isMoved: false }

/** Returns the search in an address. Plain text is encrypted; a plain CPF or a foreign token is ignored. */
export const askedSearch = (context: Context, q: string | string[] | undefined): AskedSearch => {
  const text = ((Array.isArray(q) ? q[0] : q) ?? '').trim()
  if (text === '' || looksLikeCpf(text)) return NOTHING
  if (!isEncryptedSearch(text))
    return { encrypted: encryptedSearch(context, text.slice(0, 120)), shown: text, isMoved: true }
  const shown = shownSearch(context, text)
  return shown === undefined ? NOTHING : { encrypted: text, shown, isMoved: false }
}
