import { followChangesContract } from '#lib/contracts/live/live.ts'
import { streamEndpoint } from '#lib/http/stream-endpoint.ts'
import { followChanges } from '#lib/services/live/follow-changes.ts'

export const GET = streamEndpoint(followChangesContract, followChanges)
