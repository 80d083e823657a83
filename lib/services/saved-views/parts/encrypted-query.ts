import type { SavedViewRow } from '#db/queries/people/saved-views.ts'
import { isEncryptedSearch } from '#lib/domain/proposals/encrypted-search.ts'
import { encryptedSearch } from '#lib/services/access/encrypt-search.ts'
import type { Context } from '#lib/services/context.ts'

/** Returns the view's query with the searched name encrypted; older views were stored with it unencrypted. */
export const encryptedQuery = (
  context: Pick<Context, 'organizationId'>,
  { screen, query }: Pick<SavedViewRow, 'screen' | 'query'>,
): string => {
  const parts = new URLSearchParams(query)
  const search = parts.get('q') ?? ''
  if (screen !== 'proposals' || search === '' || isEncryptedSearch(search)) return query
  parts.set('q', encryptedSearch(context, search))
  return parts.toString().replaceAll('%2C', ',')
}
