import { getEnv } from '#lib/config/env.ts'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts.ts'
import { EVENT_SCHEMAS } from '#lib/contracts/events/event-schemas.ts'
import { HANDSHAKE_MESSAGES } from '#lib/contracts/events/handshake-messages.ts'
import { openApiDocument } from './openapi.ts'

export const apiDocument = (origin: string): object =>
  openApiDocument({ origin, contracts: ALL_CONTRACTS, events: { ...HANDSHAKE_MESSAGES, ...EVENT_SCHEMAS } })

let document: object | undefined

export const describeApi = async (): Promise<object> => {
  document ??= apiDocument(getEnv().ORIGIN)
  return document
}
