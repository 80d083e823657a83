import { bigint, customType, date, jsonb, numeric, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Day } from '#lib/domain/calendar.ts'
import type { Cents } from '#lib/domain/money.ts'

export const centsColumn = (name: string) => bigint(name, { mode: 'number' }).$type<Cents>()

export const dayColumn = (name: string) => date(name, { mode: 'string' }).$type<Day>()

export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })

/** Exact decimal fraction, read as text. */
export const rateColumn = (name: string) => numeric(name, { precision: 20, scale: 12 })

export const idColumn = () => uuid('id').primaryKey()

/** Row-level security compares it with the organization of the transaction (0001_row_security.sql). */
export const organizationColumn = () => uuid('organization_id').notNull()

export const createdByColumns = () => ({
  createdByKind: text('created_by_kind').notNull(),
  createdById: text('created_by_id').notNull(),
})

export const approvalColumns = () => ({
  createdById: text('created_by_id').notNull(),
  createdByName: text('created_by_name').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  decidedById: text('decided_by_id'),
  decidedByName: text('decided_by_name'),
  decidedAt: instantColumn('decided_at'),
})

/** A reason's text is built on read (decision 054); `reason_text` holds the free text of older rows. */
export const reasonColumns = () => ({
  reasonCode: text('reason_code'),
  reasonDetails: jsonb('reason_details').$type<Record<string, unknown>>(),
  reasonText: text('reason_text'),
})

/** Transaction id, read as text; it never wraps around. */
export const xidColumn = customType<{ data: string }>({ dataType: () => 'xid8' })

export const bytesColumn = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
