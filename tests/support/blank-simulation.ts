import type { Harness } from './harness.ts'

export const blankSimulation = (owner: Harness['database']['owner']) => ({
  document_number: '1',
  institution_code: 'aurora',
  parameters: owner.json({}),
  rules_version: 'x',
  iof_rule: owner.json({}),
  installments: owner.json([]),
  iof_cents: 0,
  insurance_cents: 0,
  monthly_rate: '0.01',
  annual_rate: '0.01',
  cet_monthly: '0.01',
  cet_annual: '0.01',
  release_date: '2026-01-01',
  created_by_kind: 'user',
  created_by_id: 'x',
})
