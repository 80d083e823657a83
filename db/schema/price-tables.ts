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
import { instantColumn, organizationColumn } from '#db/columns.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { PRODUCTS } from '#lib/domain/proposals/product.ts'
import { organizations } from './access.ts'
import { institutionColumn } from './institutions.ts'

/** Ids are unique only within an organization, because organizations may import the same (decision 038). */
export const priceTables = pgTable(
  'price_tables',
  {
    organizationId: organizationColumn().references(() => organizations.id),
    id: uuid('id').notNull(),
    product: text('product', { enum: PRODUCTS }).notNull(),
    institutionCode: institutionColumn(),
    /** Name (FGTS) or slug (CLT). */
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

/** Rows never change; the newest version is in force. Simulations reference the version they used. */
export const priceTableVersions = pgTable(
  'price_table_versions',
  {
    organizationId: organizationColumn(),
    tableId: uuid('table_id').notNull(),
    version: integer('version').notNull(),
    label: text('label').notNull(),
    /** Offered numbers of instalments; CLT only. */
    terms: jsonb('terms').$type<number[]>(),
    parameters: jsonb('parameters').$type<PriceParameters>().notNull(),
    createdAt: instantColumn('created_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'price_table_versions_pk', columns: [t.organizationId, t.tableId, t.version] }),
    foreignKey({
      name: 'price_table_versions_table',
      columns: [t.organizationId, t.tableId],
      foreignColumns: [priceTables.organizationId, priceTables.id],
    }),
  ],
)
