import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { FeeTableParameters } from '#lib/domain/finance/fee-table'
import { PRODUCTS } from '#lib/domain/proposals/product'
import { instantColumn, organizationColumn } from '../columns.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/**
 * A price table of either product: a fee table of FGTS, a configuration of CLT. Its id lasts whatever becomes
 * of the price, and is unique within its organization alone: two organizations may bring the ids their
 * programs know from the same place.
 */
export const priceTables = pgTable(
  'price_tables',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    id: uuid('id').notNull(),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: institutionColumn(),
    /** What people and programs name it by: the name of a fee table, the slug of a configuration. */
    key: text('key').notNull(),
    active: boolean('active').notNull(),
    isDefault: boolean('is_default').notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'price_tables_pk', columns: [t.organizationId, t.id] }),
    unique('price_tables_key').on(t.organizationId, t.product, t.institutionCode, t.key),
    uniqueIndex('price_tables_default')
      .on(t.organizationId, t.product, t.institutionCode)
      .where(sql`is_default and active`),
  ],
)

/**
 * What a price table says, version after version, written once; the newest is in force. Simulations refer to
 * the one they were made on.
 */
export const priceTableVersions = pgTable(
  'price_table_versions',
  {
    organizationId: organizationColumn(),
    tableId: uuid('table_id').notNull(),
    version: integer('version').notNull(),
    label: text('label').notNull(),
    /** The numbers of instalments offered; CLT only. */
    terms: jsonb('terms').$type<number[]>(),
    parameters: jsonb('parameters').$type<FeeTableParameters>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
    /**
     * The id this version had of its own before tables had lasting ones: programs that kept it mean the
     * table.
     */
    formerId: uuid('former_id'),
  },
  (t) => [
    primaryKey({ name: 'price_table_versions_pk', columns: [t.organizationId, t.tableId, t.version] }),
    foreignKey({
      name: 'price_table_versions_table',
      columns: [t.organizationId, t.tableId],
      foreignColumns: [priceTables.organizationId, priceTables.id],
    }),
    uniqueIndex('price_table_versions_former')
      .on(t.organizationId, t.formerId)
      .where(sql`former_id is not null`),
  ],
)
