import { AsyncLocalStorage } from 'node:async_hooks'
import type { ExchangeOperation } from '#lib/domain/institutions/exchange.ts'

/** Our id or the institution's id of a row. */
export type CallSubject = { resourceId: string } | { externalId: string }

export type CallScope = { operation: ExchangeOperation; subject?: CallSubject | undefined }

const scopes = new AsyncLocalStorage<CallScope>()

/** Runs an operation; the requests that it makes are recorded with its name and subject. */
export const inCallScope = <T>(scope: CallScope, work: () => T): T => scopes.run(scope, work)

export const currentCallScope = (): CallScope | undefined => scopes.getStore()
