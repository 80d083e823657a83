import { looksLikeCpf } from '#lib/domain/documents/looks-like-cpf'
import { isSealedSearch } from '#lib/domain/proposals/sealed-search'
import type { Context } from '#lib/services/context'
import { sealedSearch, shownSearch } from './seal-search.ts'

/** A search as it stands in an address and in its box; `isMoved` when the address is to be written anew. */
type AskedSearch = { sealed: string; shown: string; isMoved: boolean }

const NOTHING: AskedSearch = { sealed: '', shown: '', isMoved: false }

/** What the `q` of an address searches for. A plain name of an old link is sealed; what nobody sealed here is not searched for. */
export const askedSearch = (context: Context, q: string | string[] | undefined): AskedSearch => {
  const text = ((Array.isArray(q) ? q[0] : q) ?? '').trim()
  if (text === '' || looksLikeCpf(text)) return NOTHING
  if (!isSealedSearch(text))
    return { sealed: sealedSearch(context, text.slice(0, 120)), shown: text, isMoved: true }
  const shown = shownSearch(context, text)
  return shown === undefined ? NOTHING : { sealed: text, shown, isMoved: false }
}
