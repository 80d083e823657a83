import { followChangesContract } from '#lib/contracts/live/live'
import { streamEndpoint } from '#lib/http/stream-endpoint'
import { followChanges } from '#lib/services/live/follow-changes'

export const GET = streamEndpoint(followChangesContract, followChanges)
