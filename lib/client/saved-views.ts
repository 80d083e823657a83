import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract'
import type {
  deleteViewCommand,
  listSavedViewsContract,
  renameViewCommand,
  saveViewCommand,
} from '#lib/contracts/saved-views/saved-views'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'

type Listed = WireOutputOf<typeof listSavedViewsContract>
export type SavedViewItem = Listed['data'][number]
type Screen = SavedViewItem['screen']

/** What changes the views of a person. */
export type ViewActions = {
  save: ClientAction<WireInputOf<typeof saveViewCommand>, SavedViewItem>
  rename: ClientAction<WireInputOf<typeof renameViewCommand>, SavedViewItem>
  remove: ClientAction<WireInputOf<typeof deleteViewCommand>, unknown>
}

const keyOf = (screen: Screen) => ['views', screen] as const

/** The views a person keeps for a screen; `initial` is what the server rendered. */
export const useSavedViews = (screen: Screen, initial: readonly SavedViewItem[]): readonly SavedViewItem[] =>
  useQuery({
    queryKey: keyOf(screen),
    queryFn: ({ signal }) => callApi<typeof listSavedViewsContract>('/panel/views', { screen }, { signal }),
    initialData: { data: [...initial] },
  }).data.data

/** Refetches the views of a screen: one was changed. */
export const useViewsChanged = (screen: Screen) => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(screen) })
}
