import { randomBytes } from 'node:crypto'
import { firstIdOf } from '#db/created-between.ts'
import { blankSimulation } from './blank-simulation.ts'
import type { Harness } from './harness.ts'
import { movesIn } from './sales-world-moves.ts'

type Product = 'fgts' | 'clt'
type Row = Record<string, unknown>

/** `at` is RFC 3339. */
type Made = { at: string; by: string; institution?: string; cpf?: string }

type Proposal = Made & {
  product?: Product
  status: string
  net?: number
  emission?: number
  reason?: string
  simulationId?: string
  consultId?: string
}

/**
 * Only columns that reports read are filled; foreign keys are relaxed, so that a proposal needs no
 * simulation.
 */
export const salesWorld = (harness: Harness, organizationId: string) => {
  const { owner } = harness.database

  const insert = async (table: string, row: Row) => {
    const id = idAt(String(row.created_at ?? row.at ?? row.paid_at ?? row.signed_at))
    await owner.begin(async (tx) => {
      await tx`set local session_replication_role = replica`
      await tx`insert into ${tx(table)} ${tx({ id, organization_id: organizationId, ...row } as never)}`
    })
    return id
  }

  const world = { owner, insert }
  return {
    ...balancesIn(world),
    ...simulationsIn(world),
    ...consultsIn(world),
    ...proposalsIn(world),
    ...outcomesIn(world),
    ...movesIn(world),
  }
}

type World = {
  owner: Harness['database']['owner']
  insert: (table: string, row: Row) => Promise<string>
}

const balancesIn = ({ owner, insert }: World) => {
  const balance = ({ at, by, institution = 'aurora', cpf = '1' }: Made, code?: string) =>
    insert('fgts_balance_queries', {
      document_number: cpf,
      institution_code: institution,
      status: code ? 'fail' : 'success',
      code: code ?? null,
      ...(code ? {} : { amount_cents: 1, periods: owner.json([]), expires_at: at }),
      requested_by_kind: 'user',
      requested_by_id: by,
      created_at: at,
      updated_at: at,
      deadline_at: at,
      completed_at: secondsAfter(at, 4),
    })
  return { balance }
}

const simulationsIn = ({ owner, insert }: World) => {
  const fgtsSimulation = (balanceId: string, at: string) =>
    insert('fgts_simulations', {
      ...blankSimulation(owner),
      balance_query_id: balanceId,
      fee_table_id: idAt(at),
      fee_table_version: 1,
      requested_installments: owner.json([]),
      target_cents: 0,
      total_balance_cents: 1,
      emission_cents: 1,
      tc_cents: 0,
      available_balance_cents: 1,
      created_at: at,
      expires_at: at,
    })

  const cltSimulation = (consultId: string, at: string) =>
    insert('clt_simulations', {
      ...blankSimulation(owner),
      consult_id: consultId,
      config_id: idAt(at),
      config_version: 1,
      config_slug: 'x',
      requested_by: 'margin',
      requested_cents: 0,
      margin_cents: 1,
      simulation_limit: owner.json({}),
      number_of_installments: 1,
      installment_cents: 1,
      issue_cents: 1,
      net_cents: 1,
      fee_cents: 0,
      total_cents: 1,
      first_due_date: '2026-01-01',
      insured: false,
      created_at: at,
      expires_at: at,
    })
  return { fgtsSimulation, cltSimulation }
}

const consultsIn = ({ owner, insert }: World) => {
  /** Waits for consent by default; SUCCESS has a margin. */
  const consult = (
    { at, by, institution = 'aurora', cpf = '1' }: Made,
    status = 'WAITING_CONSENT',
    code?: string,
  ) =>
    insert('clt_consults', {
      institution_code: institution,
      document_number: cpf,
      name: 'Ana',
      gender: 'female',
      birth_date: '1990-01-01',
      email: 'a@example.com',
      phone: owner.json({}),
      status,
      code: code ?? null,
      term_version: '1',
      term_text: 'x',
      term_sha256: 'x',
      ...(status === 'SUCCESS' && {
        worker: owner.json({}),
        available_margin_cents: 1,
        simulation_limit: owner.json({}),
        expires_at: at,
      }),
      created_by_kind: 'user',
      created_by_id: by,
      created_by_name: by,
      created_at: at,
      updated_at: at,
      consent_deadline_at: at,
      closed_at: at,
    })

  const consent = (consultId: string, at: string) =>
    insert('clt_consents', {
      consult_id: consultId,
      term_version: '1',
      term_sha256: 'x',
      channel: 'x',
      identity_check: 'x',
      accepted_at: at,
      recorded_at: at,
      ip: 'x',
      user_agent: 'x',
      evidence: 'x',
      evidence_sha256: randomBytes(8).toString('hex'),
      pdf_storage_key: 'x',
      pdf_sha256: randomBytes(8).toString('hex'),
      id: idAt(at),
    })
  return { consult, consent }
}

const proposalsIn = ({ owner, insert }: World) => {
  const proposal = ({ product = 'fgts', institution = 'aurora', cpf = '1', ...made }: Proposal) =>
    insert('proposals', {
      product,
      institution_code: institution,
      contract_number: randomBytes(8).toString('hex'),
      document_number: cpf,
      client_name: 'Ana',
      status: made.status,
      reason_code: made.reason ?? null,
      ...(product === 'fgts'
        ? { fgts_simulation_id: made.simulationId ?? idAt(made.at) }
        : {
            clt_simulation_id: made.simulationId ?? idAt(made.at),
            clt_consult_id: made.consultId ?? idAt(made.at),
          }),
      borrower: owner.json({}),
      payment: owner.json({}),
      available_balance_cents: made.net ?? 1,
      emission_cents: made.emission ?? 1,
      total_balance_cents: 1,
      total_installments: 1,
      monthly_rate: '0.01',
      cet_annual: '0.01',
      first_due_date: '2026-01-01',
      created_by_kind: 'user',
      created_by_id: made.by,
      created_by_name: `Nome ${made.by.slice(-4)}`,
      created_at: made.at,
      updated_at: made.at,
      signature_deadline_at: made.at,
    })
  return { proposal }
}

const outcomesIn = ({ insert }: World) => {
  const signature = (proposalId: string, at: string) =>
    insert('proposal_signatures', {
      proposal_id: proposalId,
      document_sha256: 'x',
      accepted_text: 'x',
      accepted_text_sha256: 'x',
      identity_check: 'x',
      identified_at: at,
      contract_read_at: at,
      signed_at: at,
      ip: 'x',
      user_agent: 'x',
    })

  const payout = (proposalId: string, paid: { at: string; cents: number; refundedAt?: string }) =>
    insert('payouts', {
      proposal_id: proposalId,
      amount_cents: paid.cents,
      paid_at: paid.at,
      refunded_at: paid.refundedAt ?? null,
    })
  return { signature, payout }
}

const idAt = (at: string) => `${firstIdOf(new Date(at)).slice(0, 24)}${randomBytes(6).toString('hex')}`

const secondsAfter = (at: string, seconds: number) =>
  new Date(new Date(at).getTime() + seconds * 1000).toISOString()
