import type { Sql } from 'postgres'
import { now } from '#lib/config/clock.ts'
import { dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { iofRuleOn } from '#lib/domain/finance/iof.ts'
import { FGTS_PRICE_DEFAULTS } from '#lib/domain/finance/price-parameters.ts'
import { cpfOfNumber } from './cpf-of-number.ts'
import { seedConsults } from './seed-consults.ts'
import { type SeededMargin, seedMargin } from './seed-margin.ts'
import { seedOperations } from './seed-operations.ts'

export type SeededVolume = {
  organizationId: string
  priceTableId: string
  /** For every n below this number, the CPF `cpfOfNumber(n)` has a valid balance. */
  balances: number
  /** Withdrawals in wire format; the same for every seeded balance. */
  periods: { dueDate: string; amount: number }[]
  /** Consult with a margin of R$ 350.00, for CLT simulations. */
  margin: SeededMargin
}

const INSTITUTION = 'aurora'
const BALANCES = 10_000
/** Age of the newest contract: a customer may make one a year, so newer ones would make simulations fail. */
const LAST_YEAR = '400 days'

export const seedVolume = async (sql: Sql, proposals: number): Promise<SeededVolume> => {
  const [organization] = await sql`select id from organizations where name = 'Demo'`
  const organizationId = String(organization?.id)
  const [table] = await sql`select id from price_tables
    where organization_id = ${organizationId} and product = 'fgts' and institution_code = ${INSTITUTION} and is_default and active`
  const priceTableId = String(table?.id)
  const [{ year } = { year: 0 }] = await sql`select extract(year from now())::int as year`
  const periods = [1, 2, 3].map((later) => ({ dueDate: `${year + later}-03-01`, amount: 400 }))
  await insertBalances(sql, organizationId, periods)
  await insertSimulations(sql, { organizationId, priceTableId, proposals })
  await insertProposals(sql, organizationId)
  await seedConsults(sql, organizationId, proposals)
  await seedOperations(sql, organizationId)
  const margin = await seedMargin(sql, organizationId)
  await sql`vacuum analyze`
  return { organizationId, priceTableId, balances: BALANCES, periods, margin }
}

const insertBalances = async (sql: Sql, organizationId: string, periods: SeededVolume['periods']) => {
  const cpfs = Array.from({ length: BALANCES }, (_, number) => cpfOfNumber(number))
  const stored = periods.map(({ dueDate, amount }) => ({ dueDate, amountCents: amount * 100 }))
  await sql`
    insert into fgts_balance_queries (id, organization_id, document_number, institution_code, status, amount_cents, periods, opted_in_date,
      requested_by_kind, requested_by_id, created_at, updated_at, deadline_at, completed_at, expires_at)
    select uuidv7(), ${organizationId}, cpf, ${INSTITUTION}, 'success', ${periods.length * 40_000}, ${sql.json(stored)}, '2020-01-01',
      'system', 'bench', now(), now(), now(), now(), now() + interval '24 hours'
    from unnest(${cpfs}::text[]) as cpf`
}

type SimulationSeed = { organizationId: string; priceTableId: string; proposals: number }

const insertSimulations = async (sql: Sql, { organizationId, priceTableId, proposals }: SimulationSeed) => {
  await sql`
    insert into fgts_simulations (id, organization_id, document_number, institution_code, balance_query_id, price_table_id, price_table_version,
      parameters, rules_version, iof_rule, requested_installments, target_cents, installments, total_cents, issue_cents, iof_cents,
      fee_cents, insurance_cents, net_cents, monthly_rate, annual_rate, cet_monthly, cet_annual, release_date,
      created_by_kind, created_by_id, created_at, expires_at)
    select uuidv7((number - ${proposals}) * interval '5 minutes' - ${LAST_YEAR}::interval), ${organizationId}, query.document_number, ${INSTITUTION}, query.id,
      ${priceTableId}, 1, ${sql.json(FGTS_PRICE_DEFAULTS)}, 'bench', ${sql.json(iofRuleOn(dayInSaoPaulo(now())))}, '[]', 0, '[]', 120000, 100000, 3000, 2000, 0, 95000,
      0.018, 0.2387, 0.021, 0.2832, current_date, 'system', 'bench', now() + (number - ${proposals}) * interval '5 minutes' - ${LAST_YEAR}::interval, now()
    from generate_series(1, ${proposals}::int) as number
    join (select id, document_number, row_number() over () as place from fgts_balance_queries) as query
      on query.place = 1 + number % ${BALANCES}`
}

const BORROWER = {
  identityDocument: '123456789',
  motherName: 'Maria da Silva',
  nationality: 'brasileira',
  maritalStatus: 'single',
  isPep: false,
  birthDate: '1990-03-05',
  email: 'cliente@example.com',
  phone: { countryCode: '55', areaCode: '11', number: '987654321' },
  address: {
    postalCode: '01310100',
    state: 'SP',
    city: 'São Paulo',
    neighborhood: 'Bela Vista',
    street: 'Avenida Paulista',
    number: '1000',
    complement: null,
  },
}

const insertProposals = async (sql: Sql, organizationId: string) => {
  const payment = { type: 'pix', key: 'cliente@example.com', keyKind: 'email' }
  await sql`
    insert into proposals (id, organization_id, product, institution_code, contract_number, document_number, client_name, status,
      fgts_simulation_id, borrower, payment, net_cents, issue_cents, total_cents, total_installments,
      monthly_rate, cet_annual, first_due_date, created_by_kind, created_by_id, created_by_name, created_at, updated_at, signature_deadline_at)
    select id, organization_id, 'fgts', institution_code, 'B' || place, document_number,
      (array['Ana','Bruno','Carla','Diego','Elisa','Fábio','Gilda','Hugo'])[1 + place % 8] || ' '
        || (array['Silva','Souza','Costa','Lima','Rocha','Alves','Prado'])[1 + place % 7] || ' ' || place,
      (array['paid','paid','paid','paid','paid','canceled','rejected','formalization','analysis','pending'])[1 + place % 10],
      id, ${sql.json(BORROWER)} || jsonb_build_object('documentNumber', document_number), ${sql.json(payment)},
      net_cents, issue_cents, total_cents, 3, monthly_rate, cet_annual, current_date + 100,
      'application', 'bench', 'Demo', created_at, created_at, created_at + interval '7 days'
    from (select *, row_number() over (order by id) as place from fgts_simulations where organization_id = ${organizationId}) as simulation`
  await sql`
    insert into proposal_name_words (organization_id, proposal_id, word)
    select distinct organization_id, id, word from proposals, unnest(string_to_array(lower(translate(client_name, 'áÁ', 'aA')), ' ')) as word`
  await sql`
    insert into proposal_history (id, organization_id, proposal_id, from_status, to_status, at, actor_kind, actor_id, actor_name)
    select uuidv7(), organization_id, id, null, 'generating_ccb', created_at, 'application', 'bench', 'Demo' from proposals`
  await sql`
    insert into pending_items (id, organization_id, proposal_id, type, code, text, document_types, created_at)
    select uuidv7(), organization_id, id, 'pix_refusal', 'pix_refused', 'A chave PIX foi recusada.', '{}', created_at
    from proposals where status = 'pending'`
}
