import { getEnv } from '#lib/config/env'
import { ALL_CONTRACTS } from '#lib/contracts/all-contracts'
import { EVENT_SCHEMAS } from '#lib/contracts/events/event-schemas'
import { HANDSHAKE_MESSAGES } from '#lib/contracts/events/handshake-messages'
import { openApiDocument } from './openapi.ts'

export const apiDocument = (origin: string): object =>
  openApiDocument({ origin, contracts: ALL_CONTRACTS, events: { ...HANDSHAKE_MESSAGES, ...EVENT_SCHEMAS } })

let document: object | undefined

export const describeApi = async (): Promise<object> => {
  document ??= apiDocument(getEnv().ORIGIN)
  return document
}
