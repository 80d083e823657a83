import type { Sql } from 'postgres'
import { now } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { CLT_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'

const PATH = ['generating_ccb', 'formalization', 'analysis', 'processing']

export const seedOperations = async (sql: Sql, organizationId: string): Promise<void> => {
  await insertSimulations(sql, organizationId)
  await insertOperations(sql, organizationId)
  await sql`
    insert into proposal_name_words (organization_id, proposal_id, word)
    select distinct organization_id, id, word from proposals, unnest(string_to_array(lower(translate(client_name, 'áÁ', 'aA')), ' ')) as word
    where product = 'clt'`
  await sql`
    insert into proposal_history (id, organization_id, proposal_id, from_status, to_status, at, actor_kind, actor_id, actor_name)
    select uuidv7(), organization_id, id, (${PATH}::text[])[step - 1], (${PATH}::text[])[step], created_at, 'application', 'bench', 'Demo'
    from proposals, generate_series(1, ${PATH.length}::int) as step where product = 'clt' order by id, step`
  await sql`
    insert into pending_items (id, organization_id, proposal_id, type, code, text, document_types, created_at)
    select uuidv7(), organization_id, id, 'pix_refusal', 'pix_refusal', 'A chave PIX foi recusada.', '{}', created_at
    from proposals where product = 'clt' and status = 'pending'`
}

const insertSimulations = async (sql: Sql, organizationId: string) => {
  const limit = {
    monthMin: 3,
    monthMax: 600,
    installmentsMin: 6,
    installmentsMax: 96,
    valueMinCents: 1,
    valueMaxCents: 9_000_000,
  }
  await sql`
    insert into clt_simulations (id, organization_id, consult_id, price_table_id, price_table_version, price_table_key, institution_code, document_number,
      parameters, rules_version, iof_rule, requested_by, requested_cents, margin_cents, simulation_limit, number_of_installments,
      installment_cents, issue_cents, net_cents, iof_cents, fee_cents, insurance_cents, total_cents, installments, monthly_rate, annual_rate,
      cet_monthly, cet_annual, release_date, first_due_date, insured, created_by_kind, created_by_id, created_at, expires_at)
    select consult.id, ${organizationId}, consult.id, config.id, 1, config.key, config.institution_code, consult.document_number,
      ${sql.json(CLT_PRICE_DEFAULTS)}, 'bench', ${sql.json(iofRuleOn(dayInSaoPaulo(now())))}, 'margin', 35000, 35000,
      ${sql.json(limit)}, 24, 33127, 523410, 500000, 17410, 6000, 0, 795048, '[]', 0.0349, 0.5093, 0.0391, 0.5845, current_date,
      current_date + 60, false, 'system', 'bench', consult.created_at, now()
    from clt_consults as consult
    join price_tables as config on config.organization_id = consult.organization_id and config.institution_code = consult.institution_code
      and config.product = 'clt' and config.active and config.is_default
    where consult.organization_id = ${organizationId}`
}

const insertOperations = async (sql: Sql, organizationId: string) => {
  const payment = { type: 'pix', key: 'cliente@example.com', keyKind: 'email' }
  await sql`
    insert into proposals (id, organization_id, product, institution_code, contract_number, document_number, client_name, status,
      clt_simulation_id, clt_consult_id, borrower, payment, net_cents, issue_cents, total_cents, total_installments,
      monthly_rate, cet_annual, first_due_date, created_by_kind, created_by_id, created_by_name, created_at, updated_at, signature_deadline_at)
    select simulation.id, simulation.organization_id, 'clt', simulation.institution_code, 'C' || simulation.id, simulation.document_number,
      consult.name, (array['paid','paid','paid','paid','paid','canceled','rejected','formalization','analysis','pending'])
        [1 + (row_number() over (order by simulation.id)) % 10],
      simulation.id, consult.id, jsonb_build_object('name', consult.name, 'documentNumber', simulation.document_number), ${sql.json(payment)},
      net_cents, issue_cents, total_cents, number_of_installments, monthly_rate, cet_annual, first_due_date, 'application', 'bench', 'Demo',
      simulation.created_at, simulation.created_at, simulation.created_at + interval '7 days'
    from clt_simulations as simulation join clt_consults as consult on consult.id = simulation.consult_id
    where simulation.organization_id = ${organizationId}`
}
