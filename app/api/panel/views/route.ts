import { listSavedViewsContract } from '#lib/contracts/saved-views/saved-views.ts'
import { endpoint } from '#lib/http/endpoint.ts'
import { listSavedViews } from '#lib/services/saved-views/list-saved-views.ts'

export const GET = endpoint(listSavedViewsContract, listSavedViews)
