import { listSavedViewsContract } from '#lib/contracts/views/saved-views'
import { endpoint } from '#lib/http/endpoint'
import { listSavedViews } from '#lib/services/views/list-saved-views'

export const GET = endpoint(listSavedViewsContract, listSavedViews)
