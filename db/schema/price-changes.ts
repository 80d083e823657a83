import { sql } from 'drizzle-orm'
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dayColumn, idColumn, instantColumn, organizationColumn } from '#db/columns.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { PRICE_CHANGE_KINDS, PRICE_CHANGE_STATUSES } from '#lib/domain/prices/price-change-status.ts'
import type { WhatIf } from '#lib/domain/prices/what-if.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'
import { priceTables } from './price-tables.ts'

export const priceChanges = pgTable(
  'price_changes',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: institutionColumn(),
    kind: text('kind', { enum: PRICE_CHANGE_KINDS }).notNull(),
    status: text('status', { enum: PRICE_CHANGE_STATUSES }).notNull(),
    /** Name (FGTS) or slug (CLT), shared by all versions. */
    tableKey: text('table_key').notNull(),
    /** Null for a new price table until the change is approved. */
    tableId: uuid('table_id'),
    /** Id that a new price table takes over from a connected institution. */
    importedTableId: uuid('imported_table_id'),
    /** Version to change; null for a new table. If another change is approved first, this one is stale. */
    baseVersion: integer('base_version'),
    /**
     * State of the base version when the change was drafted; null for a new table or a change older than this
     * column.
     */
    baseActive: boolean('base_active'),
    baseIsDefault: boolean('base_is_default'),
    label: text('label').notNull(),
    isDefault: boolean('is_default').notNull(),
    parameters: jsonb('parameters').$type<PriceParameters>().notNull(),
    /** Offered numbers of instalments; CLT only. */
    terms: integer('terms').array(),
    note: text('note'),
    /** Day from which the change is in force (00:00 in São Paulo); null or past means on approval. */
    startDate: dayColumn('start_date'),
    /** Effect on the simulations of the last 30 days; null until it is computed for these parameters. */
    whatIf: jsonb('what_if').$type<WhatIf>(),
    createdById: text('created_by_id').notNull(),
    createdByName: text('created_by_name').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
    proposedAt: instantColumn('proposed_at'),
    decidedById: text('decided_by_id'),
    decidedByName: text('decided_by_name'),
    decidedAt: instantColumn('decided_at'),
    decisionReason: text('decision_reason'),
    /** Version that the approval created, activated or deactivated. */
    resultVersion: integer('result_version'),
  },
  (t) => [
    index('price_changes_newest').on(t.organizationId, t.id.desc()),
    index('price_changes_status').on(t.organizationId, t.status, t.id.desc()),
    index('price_changes_table').on(t.organizationId, t.product, t.institutionCode, t.tableKey, t.id.desc()),
    foreignKey({
      name: 'price_changes_price_table',
      columns: [t.organizationId, t.tableId],
      foreignColumns: [priceTables.organizationId, priceTables.id],
    }),
    check(
      'price_changes_four_eyes',
      sql`${t.status} not in ('approved', 'refused', 'scheduled') or (${t.decidedById} is not null and ${t.decidedAt} is not null and ${t.decidedById} <> ${t.createdById})`,
    ),
    check(
      'price_changes_base',
      sql`${t.kind} = 'create' or (${t.tableId} is not null and ${t.baseVersion} is not null)`,
    ),
  ],
)
