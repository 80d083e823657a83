import type { Sql } from 'postgres'

const TERM = 'Autorizo a consulta dos meus dados de trabalhador. '.repeat(60)

export const seedConsults = async (sql: Sql, organizationId: string, consults: number): Promise<void> => {
  await sql`
    insert into clt_consults (id, organization_id, institution_code, document_number, name, gender, birth_date, email, phone, status, code,
      reason_details, term_version, term_text, term_sha256, created_by_kind, created_by_id, created_by_name, created_at, updated_at,
      consent_deadline_at, closed_at)
    select uuidv7((number - ${consults}) * interval '10 minutes'), ${organizationId}, 'aurora', lpad((number % 90000)::text, 11, '0'),
      (array['Ana','Bruno','Carla','Diego','Elisa','Fábio','Gilda','Hugo'])[1 + number % 8] || ' Silva ' || number, 'female', '1990-03-05',
      'cliente@example.com', '{"countryCode":"55","areaCode":"11","number":"987654321"}',
      case when number % 10 = 0 then 'FAILED' else 'REJECTED' end, case when number % 10 = 0 then 'consent_expired' else 'no_margin' end,
      '{}', 'bench', ${TERM}, 'bench', 'application', 'bench', 'Demo', made, made, made + interval '7 days', made
    from generate_series(1, ${consults}::int) as number,
      lateral (select now() + (number - ${consults}) * interval '10 minutes' as made) as clock`
  await sql`
    insert into clt_consult_name_words (organization_id, consult_id, word)
    select distinct organization_id, id, word from clt_consults, unnest(string_to_array(lower(translate(name, 'áÁ', 'aA')), ' ')) as word`
}
