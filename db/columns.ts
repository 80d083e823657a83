import { bigint, customType, date, jsonb, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'

export const centsColumn = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()

export const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>()

export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Exact decimal fraction, read as text. */
export const rateColumn = (name: string) => numeric(name, { precision: 20, scale: 12 })

/** UUIDv7. */
export const idColumn = () => uuid('id').primaryKey()

/** Row-level security compares this column (see the policies migration). */
export const organizationColumn = () => uuid('organization_id').notNull()

/** The creator, as in `context.actor`. */
export const createdByColumns = () => ({
  createdByKind: text('created_by_kind').notNull(),
  createdById: text('created_by_id').notNull(),
})

/** The text is built on reading (decision 054); the text column holds free text of older rows. */
export const reasonColumns = () => ({
  reasonCode: text('reason_code'),
  reasonDetails: jsonb('reason_details').$type<Record<string, unknown>>(),
  reasonText: text('reason_text'),
})

/** Transaction id, read as text; it never wraps around. */
export const xidColumn = customType<{ data: string }>({ dataType: () => 'xid8' })

export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
