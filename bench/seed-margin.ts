import type { Sql } from 'postgres'

export type SeededMargin = { consultId: string; priceTableId: string }

export const seedMargin = async (sql: Sql, organizationId: string): Promise<SeededMargin> => {
  const worker = { consultEligible: true, admissionDate: '2020-01-02', marginBaseCents: 100_000 }
  const limit = {
    monthMin: 3,
    monthMax: 600,
    installmentsMin: 6,
    installmentsMax: 96,
    valueMinCents: 50_000,
    valueMaxCents: 5_000_000,
  }
  const [consult] = await sql`
    insert into clt_consults (id, organization_id, institution_code, document_number, name, gender, birth_date, email, phone, status,
      worker, available_margin_cents, admission_months, simulation_limit, term_version, term_text, term_sha256, created_by_kind,
      created_by_id, created_by_name, created_at, updated_at, consent_deadline_at, expires_at)
    values (uuidv7(), ${organizationId}, 'aurora', '52998224725', 'Maria Silva', 'female', '1990-03-05', 'cliente@example.com', '{}',
      'SUCCESS', ${sql.json(worker)}, 35000, 70, ${sql.json(limit)}, 'bench', 'bench', 'bench', 'application', 'bench', 'Demo', now(),
      now(), now() + interval '7 days', now() + interval '30 days')
    returning id`
  const [config] = await sql`
    select id from price_tables
    where organization_id = ${organizationId} and product = 'clt' and institution_code = 'aurora' and is_default and active`
  return { consultId: String(consult?.id), priceTableId: String(config?.id) }
}
