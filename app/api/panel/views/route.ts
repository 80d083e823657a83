import { listSavedViewsContract } from '#lib/contracts/saved-views/saved-views'
import { endpoint } from '#lib/http/endpoint'
import { listSavedViews } from '#lib/services/saved-views/list-saved-views'

export const GET = endpoint(listSavedViewsContract, listSavedViews)
