import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { WireInputOf, WireOutputOf } from '#lib/contracts/contract.ts'
import type {
  deleteViewCommand,
  listSavedViewsContract,
  renameViewCommand,
  saveViewCommand,
} from '#lib/contracts/saved-views/saved-views.ts'
import type { ClientAction } from './answer.ts'
import { callApi } from './call-api.ts'

type SavedViewList = WireOutputOf<typeof listSavedViewsContract>
export type SavedViewItem = SavedViewList['data'][number]
type Screen = SavedViewItem['screen']

export type ViewActions = {
  save: ClientAction<WireInputOf<typeof saveViewCommand>, SavedViewItem>
  rename: ClientAction<WireInputOf<typeof renameViewCommand>, SavedViewItem>
  remove: ClientAction<WireInputOf<typeof deleteViewCommand>, unknown>
}

const keyOf = (screen: Screen) => ['views', screen] as const

export const useSavedViews = (screen: Screen, initial: readonly SavedViewItem[]): readonly SavedViewItem[] =>
  useQuery({
    queryKey: keyOf(screen),
    queryFn: ({ signal }) => callApi<typeof listSavedViewsContract>('/panel/views', { screen }, { signal }),
    initialData: { data: [...initial] },
  }).data.data

export const useRefetchViews = (screen: Screen) => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(screen) })
}
