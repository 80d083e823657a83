import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  centsColumn,
  createdByColumns,
  dayColumn,
  idColumn,
  instantColumn,
  organizationColumn,
  rateColumn,
} from '#db/columns.ts'
import type { CltInstallment } from '#lib/domain/clt/simulation-view.ts'
import type { SimulationLimit } from '#lib/domain/clt/worker.ts'
import type { IofRule } from '#lib/domain/finance/iof.ts'
import type { PriceParameters } from '#lib/domain/finance/price-parameters.ts'
import { organizations } from './access.ts'
import { cltConsults } from './clt-consults.ts'
import { institutionColumn } from './institutions.ts'
import { priceTableVersions } from './price-tables.ts'

/** A simulation with all its inputs; rows never change. */
export const cltSimulations = pgTable(
  'clt_simulations',
  {
    id: idColumn(),
    organizationId: organizationColumn().references(() => organizations.id),
    consultId: uuid('consult_id').notNull(),
    priceTableId: uuid('price_table_id').notNull(),
    priceTableVersion: integer('price_table_version').notNull(),
    priceTableKey: text('price_table_key').notNull(),
    institutionCode: institutionColumn(),
    /** Blind index of the CPF; the CPF itself in rows from before encryption (db/customer-cpf.ts). */
    documentNumber: text('document_number').notNull(),
    encryptedDocumentNumber: text('encrypted_document_number'),
    parameters: jsonb('parameters').$type<PriceParameters>().notNull(),
    rulesVersion: text('rules_version').notNull(),
    iofRule: jsonb('iof_rule').$type<IofRule>().notNull(),
    /** Kind of the requested amount. For `margin`, `requestedCents` is the margin. */
    requestedBy: text('requested_by', { enum: ['installment', 'net', 'margin'] }).notNull(),
    requestedCents: centsColumn('requested_cents').notNull(),
    marginCents: centsColumn('margin_cents').notNull(),
    simulationLimit: jsonb('simulation_limit').$type<SimulationLimit>().notNull(),
    numberOfInstallments: integer('number_of_installments').notNull(),
    installmentCents: centsColumn('installment_cents').notNull(),
    issueCents: centsColumn('issue_cents').notNull(),
    netCents: centsColumn('net_cents').notNull(),
    iofCents: centsColumn('iof_cents').notNull(),
    feeCents: centsColumn('fee_cents').notNull(),
    insuranceCents: centsColumn('insurance_cents').notNull(),
    totalCents: centsColumn('total_cents').notNull(),
    installments: jsonb('installments').$type<CltInstallment[]>().notNull(),
    monthlyRate: rateColumn('monthly_rate').notNull(),
    annualRate: rateColumn('annual_rate').notNull(),
    cetMonthly: rateColumn('cet_monthly').notNull(),
    cetAnnual: rateColumn('cet_annual').notNull(),
    releaseDate: dayColumn('release_date').notNull(),
    firstDueDate: dayColumn('first_due_date').notNull(),
    insured: boolean('insured').notNull(),
    ...createdByColumns(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      columns: [t.organizationId, t.consultId],
      foreignColumns: [cltConsults.organizationId, cltConsults.id],
    }),
    foreignKey({
      name: 'clt_simulations_price_table',
      columns: [t.organizationId, t.priceTableId, t.priceTableVersion],
      foreignColumns: [
        priceTableVersions.organizationId,
        priceTableVersions.tableId,
        priceTableVersions.version,
      ],
    }),
    unique('clt_simulations_organization_id').on(t.organizationId, t.id),
    index('clt_simulations_consult').on(t.organizationId, t.consultId, t.id.desc()),
    index('clt_simulations_document').on(t.organizationId, t.documentNumber, t.id.desc()),
    index('clt_simulations_config').on(t.organizationId, t.priceTableId, t.priceTableVersion, t.id.desc()),
    check(
      'clt_simulations_adds_up',
      sql`${t.netCents} + ${t.iofCents} + ${t.feeCents} + ${t.insuranceCents} = ${t.issueCents}`,
    ),
    check('clt_simulations_positive', sql`${t.netCents} > 0`),
    check('clt_simulations_margin', sql`${t.installmentCents} <= ${t.marginCents}`),
  ],
)
