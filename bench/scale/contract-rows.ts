const JSON_PARAMETERS = `'{"monthlyRate":"0.018","fee":{"type":"fixed","value":2000},"insurance":null,"minInstallments":2,"maxInstallments":10}'::jsonb`
const IOF = `'{"from":"2025-05-23","dailyRate":"0.000082","flatRate":"0.0038","maximumDays":365}'::jsonb`
const PERIODS = `(select jsonb_agg(jsonb_build_object('dueDate', 2027 + p || '-03-01', 'amountCents', 40000 - p * 1000)) from generate_series(0, 4) as p)`
const FGTS_INSTALLMENTS = `(select jsonb_agg(jsonb_build_object('dueDate', 2027 + p || '-03-01', 'amountCents', 40000 - p * 1000, 'presentValueCents', 38123 - p * 3100, 'days', 100 + p * 365, 'iofCents', 1300 + p)) from generate_series(0, 4) as p)`
const CLT_INSTALLMENTS = `(select jsonb_agg(jsonb_build_object('number', p, 'dueDate', '2027-03-01'::date + p * 30, 'totalCents', 33127, 'principalCents', 14000 + p * 700, 'interestCents', 19127 - p * 700)) from generate_series(1, 24) as p)`
const LIMIT = `'{"monthMin":3,"monthMax":600,"installmentsMin":6,"installmentsMax":96,"valueMinCents":1,"valueMaxCents":9000000}'::jsonb`
const WORKER = `'{"employerName":"Comércio de Alimentos Boa Vista Ltda","employerDocumentNumber":"11222333000181","admissionDate":"2019-02-01","registrationNumber":"0001234567","workerCategoryCode":101,"marginBaseCents":350000}'::jsonb`
const TERM = `repeat('Autorizo a consulta dos meus dados de trabalhador junto ao eSocial e à Dataprev, pelo prazo de trinta dias. ', 28)`
const EVIDENCE = `(select string_agg(md5(made.id::text || p), '') from generate_series(1, 50) as p)`
const borrower = `jsonb_build_object('name', made.name, 'documentNumber', made.document_number, 'identityDocument', '123456789', 'motherName', 'Maria da Silva',
  'nationality', 'brasileira', 'maritalStatus', 'single', 'isPep', false, 'birthDate', '1990-03-05', 'email', 'cliente' || n || '@example.com',
  'phone', jsonb_build_object('countryCode', '55', 'areaCode', '11', 'number', '987654321'), 'address', jsonb_build_object('postalCode', '01310100',
  'state', 'SP', 'city', 'São Paulo', 'neighborhood', 'Bela Vista', 'street', 'Avenida Paulista', 'number', '1000', 'complement', null))`
const HEX = `encode(sha256(made.id::text::bytea), 'hex')`

/** Returns SQL that fills balances, consults, simulations and proposals from the table `made` (`frameOf`). */
export const contractRows = (tables: { fgts: string; clt: string }): string[] => [
  `insert into fgts_balance_queries (id, organization_id, document_number, institution_code, status, amount_cents, periods, opted_in_date,
      requested_by_kind, requested_by_id, created_at, updated_at, deadline_at, completed_at, expires_at)
    select inquiry_id, organization_id, document_number, institution_code, 'success', 190000, ${PERIODS}, '2020-01-01', author_kind, author_id,
      created_at - interval '3 minutes', created_at - interval '2 minutes', created_at, created_at - interval '2 minutes', created_at + interval '1 day'
    from made where product = 'fgts' order by n`,
  `insert into fgts_balance_requesters (organization_id, query_id, user_id)
    select made.organization_id, inquiry_id, users.id from made join users on users.id::text = author_id where product = 'fgts'`,
  `insert into fgts_simulations (id, organization_id, document_number, institution_code, balance_query_id, price_table_id, price_table_version,
      parameters, rules_version, iof_rule, requested_installments, target_cents, installments, total_cents, issue_cents, iof_cents,
      fee_cents, insurance_cents, net_cents, monthly_rate, annual_rate, cet_monthly, cet_annual, release_date,
      created_by_kind, created_by_id, created_at, expires_at)
    select simulation_id, organization_id, document_number, institution_code, inquiry_id, '${tables.fgts}', 1, ${JSON_PARAMETERS}, 'bench', ${IOF},
      ${PERIODS}, 0, ${FGTS_INSTALLMENTS}, 190000, 105000 + n % 90000, 3000, 2000, 0, 100000 + n % 90000, 0.018, 0.2387, 0.021, 0.2832, current_date,
      author_kind, author_id, created_at - interval '1 minute', created_at + interval '1 day'
    from made where product = 'fgts' order by n`,
  `insert into clt_consults (id, organization_id, institution_code, document_number, name, gender, birth_date, email, phone, status, term_version,
      term_text, term_sha256, worker, available_margin_cents, admission_months, simulation_limit, created_by_kind, created_by_id, created_by_name,
      created_at, updated_at, consent_deadline_at, expires_at, closed_at)
    select inquiry_id, organization_id, institution_code, document_number, name, 'female', '1990-03-05', 'cliente' || n || '@example.com',
      '{"countryCode":"55","areaCode":"11","number":"987654321"}', 'SUCCESS', 'v1', ${TERM}, ${HEX}, ${WORKER}, 35000, 90, ${LIMIT},
      author_kind, author_id, author_name, created_at - interval '3 minutes', created_at - interval '2 minutes', created_at + interval '7 days',
      created_at + interval '30 days', created_at
    from made where product = 'clt' order by n`,
  `insert into clt_consents (id, organization_id, consult_id, term_version, term_sha256, channel, identity_check, accepted_at, recorded_at, ip,
      user_agent, evidence, evidence_sha256, pdf_storage_key, pdf_sha256)
    select inquiry_id, organization_id, inquiry_id, 'v1', ${HEX}, 'customer_page', 'cpf_and_birth_date', created_at, created_at, '203.0.113.7',
      'Mozilla/5.0 (Linux; Android 14)', ${EVIDENCE}, ${HEX}, organization_id || '/evidence/' || inquiry_id, encode(sha256(('pdf' || id)::bytea), 'hex')
    from made where product = 'clt' order by n`,
  `insert into clt_simulations (id, organization_id, consult_id, price_table_id, price_table_version, price_table_key, institution_code, document_number,
      parameters, rules_version, iof_rule, requested_by, requested_cents, margin_cents, simulation_limit, number_of_installments,
      installment_cents, issue_cents, net_cents, iof_cents, fee_cents, insurance_cents, total_cents, installments, monthly_rate, annual_rate,
      cet_monthly, cet_annual, release_date, first_due_date, insured, created_by_kind, created_by_id, created_at, expires_at)
    select simulation_id, organization_id, inquiry_id, '${tables.clt}', 1, 'aurora-padrao', institution_code, document_number, ${JSON_PARAMETERS}, 'bench',
      ${IOF}, 'margin', 35000, 35000, ${LIMIT}, 24, 33127, 523410 + n % 90000, 500000 + n % 90000, 17410, 6000, 0, 795048, ${CLT_INSTALLMENTS},
      0.0349, 0.5093, 0.0391, 0.5845, current_date, current_date + 60, false, author_kind, author_id, created_at - interval '1 minute',
      created_at + interval '1 day'
    from made where product = 'clt' order by n`,
  `insert into proposals (id, organization_id, product, institution_code, contract_number, document_number, client_name, status, reason_code,
      fgts_simulation_id, clt_simulation_id, clt_consult_id, borrower, payment, net_cents, issue_cents, total_cents,
      total_installments, monthly_rate, cet_annual, first_due_date, created_by_kind, created_by_id, created_by_name, created_at, updated_at,
      signature_deadline_at)
    select id, organization_id, product, institution_code, 'BENCH-' || n, document_number, name, status, reason_code,
      case product when 'fgts' then simulation_id end, case product when 'clt' then simulation_id end, case product when 'clt' then inquiry_id end,
      ${borrower}, jsonb_build_object('type', 'pix', 'key', 'cliente' || n || '@example.com', 'keyKind', 'email'),
      100000 + n % 90000, 105000 + n % 90000, 190000, 5, 0.018, 0.2832, current_date + 100, author_kind, author_id, author_name,
      created_at, ended_at, created_at + interval '7 days'
    from made order by n`,
]

const words = (into: string, value: string, where = '') =>
  `insert into ${into}
    select distinct organization_id, ${value}, word
    from made, unnest(string_to_array(lower(translate(name, 'áàâãéêíóôõúçÁÉÍÓÚÂ', 'aaaaeeiooouucAEIOUA')), ' ')) as word ${where}`

export const dependentRows = (): string[] => [
  words('proposal_name_words (organization_id, proposal_id, word)', 'id'),
  words('clt_consult_name_words (organization_id, consult_id, word)', 'inquiry_id', `where product = 'clt'`),
  `insert into clt_consult_history (id, organization_id, consult_id, from_status, to_status, at, actor_kind, actor_id, actor_name)
    select uuidv7(), organization_id, inquiry_id, came, went, created_at - interval '3 minutes' + step * interval '10 seconds', author_kind, author_id, author_name
    from made, (values (0, null, 'WAITING_CONSENT'), (1, 'WAITING_CONSENT', 'CONSENT_APPROVED'), (2, 'CONSENT_APPROVED', 'WAITING_CONSULT'),
      (3, 'WAITING_CONSULT', 'SUCCESS')) as path (step, came, went)
    where product = 'clt' order by n, step`,
  `insert into proposal_history (id, organization_id, proposal_id, from_status, to_status, at, actor_kind, actor_id, actor_name)
    select uuidv7(), organization_id, id, came, case when step = 3 then status else went end, created_at + step * interval '10 minutes', author_kind, author_id, author_name
    from made, (values (0, null, 'generating_ccb'), (1, 'generating_ccb', 'formalization'), (2, 'formalization', 'analysis'),
      (3, 'analysis', 'paid')) as path (step, came, went)
    order by n, step`,
  `insert into proposal_signatures (id, organization_id, proposal_id, document_sha256, accepted_text, accepted_text_sha256, identity_check,
      identified_at, contract_read_at, signed_at, ip, user_agent)
    select id, organization_id, id, ${HEX}, 'Li e aceito a cédula de crédito bancário e suas condições.', ${HEX}, 'cpf_and_birth_date',
      created_at, created_at, created_at + interval '10 minutes', '203.0.113.7', 'Mozilla/5.0 (Linux; Android 14)'
    from made where is_signed order by n`,
  `insert into payouts (id, organization_id, proposal_id, amount_cents, paid_at, refunded_at)
    select id, organization_id, id, 100000 + n % 90000, ended_at, case when status = 'refunded' then ended_at + interval '2 days' end
    from made where status in ('paid', 'refunded') order by n`,
  `insert into pending_items (id, organization_id, proposal_id, type, code, document_types, created_at)
    select uuidv7(), organization_id, id, 'pix_refusal', 'pix_refused', '{}', created_at from made where status = 'pending'`,
  `insert into review_reasons (id, organization_id, proposal_id, source, code, details, created_at)
    select uuidv7(), organization_id, id, 'institution', 'institution_review', '{}', created_at from made where status = 'manual_analysis'`,
  `insert into audit_entries (id, organization_id, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, request_id, ip, details)
    select id, organization_id, created_at, author_kind, author_id, author_name, 'proposal_created', 'proposal', id::text, simulation_id::text,
      '203.0.113.' || n % 250, '{}'
    from made order by n`,
  `insert into institution_references (institution_code, external_id, organization_id, resource_type, resource_id, created_at)
    select institution_code, 'bench-' || id, organization_id, 'proposal', id, created_at from made`,
]
