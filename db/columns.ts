import { bigint, customType, date, jsonb, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Day } from '#lib/domain/calendar'
import type { Cents } from '#lib/domain/money'

/** A whole number of centavos. */
export const centsColumn = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()

/** A calendar day, `YYYY-MM-DD`. */
export const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>()

/** An instant with milliseconds. */
export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** An exact decimal fraction, read as text. */
export const rateColumn = (name: string) => numeric(name, { precision: 20, scale: 12 })

/** A UUIDv7 made by us. */
export const idColumn = () => uuid('id').primaryKey()

/** The organization a row belongs to; row-level security compares it (see the policies migration). */
export const organizationColumn = () => uuid('organization_id').notNull()

/** Who made a row, as `context.actor` names them. */
export const createdByColumns = () => ({
  createdByKind: text('created_by_kind').notNull(),
  createdById: text('created_by_id').notNull(),
})

/**
 * Why something moved: a code and what its words need, worded when it is read. Text is kept on rows older
 * than the details whose words somebody wrote.
 */
export const reasonColumns = () => ({
  reasonCode: text('reason_code'),
  reasonDetails: jsonb('reason_details').$type<Record<string, unknown>>(),
  reasonText: text('reason_text'),
})

/** The number of a transaction, read as text: it only ever grows. */
export const xidColumn = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Bytes as they are. */
export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
