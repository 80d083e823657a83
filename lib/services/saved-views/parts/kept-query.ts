import type { SavedViewRow } from '#db/queries/saved-views'
import { isSealedSearch } from '#lib/domain/proposals/sealed-search'
import { sealedSearch } from '#lib/services/access/seal-search'
import type { Context } from '#lib/services/context'

/** The address of a view as it is kept: a search of proposals that is a plain name (views of old contain some) is sealed. */
export const keptQuery = (
  context: Pick<Context, 'organizationId'>,
  { screen, query }: Pick<SavedViewRow, 'screen' | 'query'>,
): string => {
  const parts = new URLSearchParams(query)
  const search = parts.get('q') ?? ''
  if (screen !== 'proposals' || search === '' || isSealedSearch(search)) return query
  parts.set('q', sealedSearch(context, search))
  return parts.toString().replaceAll('%2C', ',')
}
