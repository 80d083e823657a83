import type { Sql } from 'postgres'
import { newId } from '#lib/config/ids.ts'
import { CLT_FEE_TABLE_DEFAULTS, FGTS_FEE_TABLE_DEFAULTS } from '#lib/domain/finance/fee-table.ts'

const organizationId = newId()
const at = new Date('2026-05-04T12:00:00.000Z')

export const createdAt = (number: number) => new Date(at.getTime() + number * 1000)

/** Three versions of one fee table, one of another; two of a configuration, the newest inactive. */
export const OLD = {
  normal: [newId(), newId(), newId()],
  leve: [newId()],
  config: [newId(), newId()],
} as const
/** One simulation on each version of the first fee table and of the configuration. */
export const OLD_SIMULATIONS = { fgts: [newId(), newId(), newId()], clt: [newId(), newId()] } as const
/** A change that made version 2, one proposed on version 3, the draft of a new table. */
export const OLD_CHANGES = [newId(), newId(), newId()] as const

/** Inserts rows of the schema before prices of both products became one table. */
export const insertOldPrices = async (sql: Sql): Promise<void> => {
  await sql`insert into organizations (id, name, created_at) values (${organizationId}, 'Casa', ${at})`
  await sql`
    insert into institutions (code, name, legal_name, cnpj, kind, products, sealed_secret, settings, created_at)
    values ('aurora', 'Aurora', 'Aurora', '1', 'sandbox', '{fgts,clt}', 'x', '{}', ${at})`
  const version = (id: string, number: number, newest: boolean) => ({
    id,
    organization_id: organizationId,
    institution_code: 'aurora',
    version: number,
    created_at: createdAt(number),
    active: newest,
    is_default: newest,
  })
  const fees = (ids: readonly string[], key: string) =>
    ids.map((id, index) => ({
      ...version(id, index + 1, index === ids.length - 1),
      is_default: key === 'normal' && index === ids.length - 1,
      name: key,
      label: `${key} ${index + 1}`,
      parameters: sql.json({ ...FGTS_FEE_TABLE_DEFAULTS, monthlyRate: `0.018${index}` }),
    }))
  for (const row of [...fees(OLD.normal, 'normal'), ...fees(OLD.leve, 'leve')])
    await sql`insert into fgts_fee_tables ${sql(row as never)}`
  for (const [index, id] of OLD.config.entries())
    await sql`insert into clt_configs ${sql({
      ...version(id, index + 1, false),
      slug: 'curto',
      name: `Curto ${index + 1}`,
      terms: sql.json([6, 12]),
      parameters: sql.json({ ...CLT_FEE_TABLE_DEFAULTS, monthlyRate: `0.029${index}` }),
    } as never)}`
  await insertOldSimulations(sql)
  await insertOldChanges(sql)
}

const insertOldSimulations = async (sql: Sql) => {
  const shared = {
    organization_id: organizationId,
    document_number: '52998224725',
    institution_code: 'aurora',
    parameters: sql.json({}),
    rules_version: 'x',
    iof_rule: sql.json({}),
    installments: sql.json([]),
    iof_cents: 1,
    insurance_cents: 0,
    ...{ monthly_rate: '0.018', annual_rate: '0.2', cet_monthly: '0.02', cet_annual: '0.3' },
    release_date: '2026-05-04',
    created_by_kind: 'user',
    created_by_id: 'x',
    created_at: at,
    expires_at: at,
  }
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const [index, id] of OLD_SIMULATIONS.fgts.entries())
      await tx`insert into fgts_simulations ${tx({
        ...shared,
        id,
        balance_query_id: newId(),
        fee_table_id: OLD.normal[index],
        fee_table_version: index + 1,
        requested_installments: tx.json([]),
        ...{ target_cents: 0, total_balance_cents: 300, emission_cents: 201, tc_cents: 0 },
        available_balance_cents: 200,
      } as never)}`
    for (const [index, id] of OLD_SIMULATIONS.clt.entries())
      await tx`insert into clt_simulations ${tx({
        ...shared,
        id,
        consult_id: newId(),
        config_id: OLD.config[index],
        config_version: index + 1,
        config_slug: 'curto',
        ...{ requested_by: 'margin', requested_cents: 0, margin_cents: 9, number_of_installments: 6 },
        simulation_limit: tx.json({}),
        ...{ installment_cents: 9, issue_cents: 41, net_cents: 40, fee_cents: 0, total_cents: 54 },
        ...{ first_due_date: '2026-07-01', insured: false },
      } as never)}`
  })
}

const insertOldChanges = async (sql: Sql) => {
  const shared = {
    organization_id: organizationId,
    institution_code: 'aurora',
    is_default: false,
    label: 'x',
    parameters: sql.json(FGTS_FEE_TABLE_DEFAULTS),
    ...{ created_by_id: 'rita', created_by_name: 'Rita', created_at: at, updated_at: at },
    product: 'fgts',
  }
  const [approved, open, draft] = OLD_CHANGES
  const decision = { decided_by_id: 'sonia', decided_by_name: 'Sônia', decided_at: at }
  const ofNormal = { kind: 'new_version', table_key: 'normal' }
  for (const row of [
    {
      id: approved,
      ...ofNormal,
      status: 'approved',
      base_id: OLD.normal[0],
      base_version: 1,
      ...decision,
      result_id: OLD.normal[1],
    },
    { id: open, ...ofNormal, status: 'proposed', base_id: OLD.normal[2], base_version: 3 },
    { id: draft, kind: 'create', table_key: 'nova', status: 'draft' },
  ])
    await sql`insert into table_changes ${sql({ ...shared, ...row } as never)}`
}
