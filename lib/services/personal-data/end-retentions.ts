import { firstIdOf } from '#db/created-between.ts'
import { deleteOldExchanges } from '#db/queries/institutions/institution-exchanges.ts'
import { deleteOldWords } from '#db/queries/institutions/institution-words.ts'
import { listOrganizationsToKeep } from '#db/queries/jobs/housekeeping.ts'
import { listErasuresToContinue } from '#db/queries/personal-data/subject-erasures.ts'
import {
  deleteOldInstitutionEvents,
  listCustomersWithOldRows,
} from '#db/queries/personal-data/subject-holdings.ts'
import { withLookup, withTransaction } from '#db/transaction.ts'
import { afterMs } from '#lib/config/clock.ts'
import { RETENTIONS } from '#lib/domain/personal-data/retention.ts'
import { systemContext } from '#lib/services/context.ts'
import { documentNumberOfKey } from '#lib/services/kernel/customer-key.ts'
import { completeErasure } from './parts/complete-erasure.ts'
import { eraseHoldings } from './parts/erase-holdings.ts'

const DAY_MS = 86_400_000
const BATCH = 200
const REPORTS = 2_000
const NOTHING_YET = '00000000-0000-0000-0000-000000000000'
const HOUSEKEEPING = { kind: 'system', id: 'retention', name: 'prazos de guarda' } as const

export type RetentionCounts = { customers: number; erasures: number; reports: number; exchanges: number }

/**
 * Erases data whose retention has ended, in one transaction per customer, so that a run can be interrupted.
 * @withoutPermission a scheduled job runs it
 */
export const endRetentions = async (at: Date): Promise<RetentionCounts> => {
  const ended = { customers: 0, erasures: 0, reports: await clearReports(at), exchanges: 0 }
  for (const organizationId of await withLookup({}, listOrganizationsToKeep)) {
    ended.erasures += await continueErasures(organizationId, at)
    ended.customers += await endOf(organizationId, at)
    ended.exchanges += await clearExchanges(organizationId, at)
  }
  return ended
}

const contextOf = (organizationId: string, at: Date) => systemContext(organizationId, at, HOUSEKEEPING)

const daysBefore = (at: Date, { days }: { days: number }) => afterMs(at, -days * DAY_MS)

/** Counts 365 days per year: the bound is slightly too late, so that no ended retention is missed. */
const yearsBefore = (at: Date, { years }: { years: number }) => daysBefore(at, { days: years * 365 })

const clearReports = async (at: Date): Promise<number> => {
  const before = firstIdOf(daysBefore(at, RETENTIONS.institution_report.keptFor))
  for (let total = 0; ; ) {
    const cleared = await withLookup({}, (tx) => deleteOldInstitutionEvents(tx, { before, most: REPORTS }))
    total += cleared
    if (cleared < REPORTS) return total
  }
}

const clearExchanges = async (organizationId: string, at: Date): Promise<number> => {
  const before = daysBefore(at, RETENTIONS.institution_exchange.keptFor)
  await withTransaction({ organizationId }, (tx) => deleteOldWords(tx, { organizationId, before }))
  const batch = { organizationId, before: firstIdOf(before), most: REPORTS }
  for (let total = 0; ; ) {
    const cleared = await withTransaction({ organizationId }, (tx) => deleteOldExchanges(tx, batch))
    total += cleared
    if (cleared < REPORTS) return total
  }
}

const continueErasures = async (organizationId: string, at: Date): Promise<number> => {
  const context = contextOf(organizationId, at)
  for (let total = 0, beyond = NOTHING_YET; ; ) {
    const batch = { organizationId, at, beyond, most: BATCH }
    const rows = await withTransaction(context, (tx) => listErasuresToContinue(tx, batch))
    for (const row of rows) {
      const documentNumber = documentNumberOfKey(organizationId, row.customerKey ?? '')
      await withTransaction(context, (tx) => completeErasure(tx, context, { row, documentNumber }))
    }
    total += rows.length
    beyond = rows.at(-1)?.id ?? beyond
    if (rows.length < BATCH) return total
  }
}

const endOf = async (organizationId: string, at: Date): Promise<number> => {
  const context = contextOf(organizationId, at)
  const old = {
    noContract: firstIdOf(daysBefore(at, RETENTIONS.no_contract.keptFor)),
    consents: firstIdOf(yearsBefore(at, RETENTIONS.consent.keptFor)),
    loans: firstIdOf(yearsBefore(at, RETENTIONS.loan.keptFor)),
    uploads: daysBefore(at, RETENTIONS.refused_documents.keptFor),
    refused: yearsBefore(at, RETENTIONS.refused_proposal.keptFor),
  }
  for (let total = 0, beyond = ''; ; ) {
    const batch = { organizationId, beyond, old, most: BATCH }
    const customers = await withTransaction(context, (tx) => listCustomersWithOldRows(tx, batch))
    for (const { documentNumber } of customers)
      await withTransaction(context, (tx) => eraseHoldings(tx, context, { documentNumber, askedAt: null }))
    total += customers.length
    beyond = customers.at(-1)?.place ?? beyond
    if (customers.length < BATCH) return total
  }
}
