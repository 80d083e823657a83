import { afterMs, now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import { addMonths, type Day, dayInSaoPaulo } from '#lib/domain/calendar.ts'
import { cents } from '#lib/domain/money.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'
import type { ProposalReport } from '#lib/services/institution-reports/parts/record-proposal-report.ts'
import { nextCpf } from './cpf.ts'
import type { Harness } from './harness.ts'
import { proposalBody } from './proposal-body.ts'

export type SimulationChoice = {
  documentNumber?: string
  balanceId?: string
  provider?: string
  /** Indexes of the next three withdrawals, from 0. */
  withdrawals?: readonly number[]
}

type ReportWords = Partial<Omit<ProposalReport, 'kind' | 'externalId' | 'status'>>

/** Proposals without an institution, whose reports the test sends itself. */
export const proposalFixture = async (harness: Harness) => {
  // Imported late, because services read the environment at first use.
  const { systemContext } = await import('#lib/services/context.ts')
  const { createFgtsSimulation } = await import('#lib/services/fgts/create-fgts-simulation.ts')
  const { recordProposalReport } = await import(
    '#lib/services/institution-reports/parts/record-proposal-report.ts'
  )
  const { withTransaction } = await import('#db/transaction.ts')
  const { owner } = harness.database
  const organizationId = await harness.demoOrganizationId()
  const institution = { kind: 'institution', id: 'aurora', name: 'Aurora' } as const

  const context = (at = now()) => systemContext(organizationId, at, institution)

  /** Live balance of three withdrawals of R$ 500, as if the institution had answered. */
  const balance = (documentNumber: string, institutionCode = 'aurora') =>
    insertBalance(owner, { organizationId, documentNumber, institutionCode })

  /** By default for a new CPF, on a new balance and with all three withdrawals. */
  const simulation = async (given: SimulationChoice = {}) => {
    const { documentNumber = nextCpf(), provider = 'aurora', withdrawals = [0, 1, 2] } = given
    const balanceId = given.balanceId ?? (await balance(documentNumber, provider))
    const [table] = await owner`
      select id from price_tables
      where organization_id = ${organizationId} and product = 'fgts' and institution_code = ${provider} and active and is_default`
    return createFgtsSimulation(context(), {
      documentNumber,
      provider,
      simulationFeesId: String(table?.id),
      balanceId,
      targetAmount: cents(0),
      desiredInstallments: periodsFromNow().filter((_, index) => withdrawals.includes(index)),
    })
  }

  /** `overrides` replace fields of the body. */
  const create = async (overrides: Record<string, unknown> = {}, given: SimulationChoice = {}) => {
    const made = await simulation(given)
    const body = { ...proposalBody(made.id, made.documentNumber), ...overrides }
    const answer = await harness.api('/fgts/proposal', { body })
    if (answer.status !== 201) throw new Error(`no proposal: ${answer.text}`)
    return { id: String(answer.body.id), documentNumber: made.documentNumber, simulation: made, answer, body }
  }

  /** Once canceled, its customer may have another one. */
  const createCanceled = async (overrides: Record<string, unknown> = {}) => {
    const made = await create(overrides)
    await harness.api(`/fgts/proposal/${made.id}/cancel`, { method: 'PATCH', body: {} })
    return made
  }

  const report = (proposalId: string, status: ProposalStatus, words: ReportWords = {}) =>
    withTransaction({ organizationId }, (tx) =>
      recordProposalReport(tx, context(), {
        proposalId,
        report: {
          kind: 'proposal_updated',
          externalId: 'x',
          status,
          reason: null,
          pendingItems: [],
          ...words,
        },
      }),
    )

  const steps = await stepsOf(harness, organizationId, report)
  return { ...steps, organizationId, context, balance, simulation, create, createCanceled, report }
}

export type ProposalFixture = Awaited<ReturnType<typeof proposalFixture>>

const insertBalance = async (
  owner: Harness['database']['owner'],
  {
    organizationId,
    documentNumber,
    institutionCode,
  }: { organizationId: string; documentNumber: string; institutionCode: string },
) => {
  const id = newId()
  const at = now()
  await owner`insert into fgts_balance_queries ${owner({
    id,
    organization_id: organizationId,
    document_number: documentNumber,
    institution_code: institutionCode,
    status: 'success',
    amount_cents: 1500_00,
    periods: owner.json(periodsFromNow()),
    requested_by_kind: 'system',
    requested_by_id: 'test',
    created_at: at,
    updated_at: at,
    deadline_at: at,
    completed_at: at,
    expires_at: afterMs(at, 24 * 3_600_000),
  })}`
  return id
}

const periodsFromNow = () =>
  [12, 24, 36].map((months) => ({
    dueDate: `${addMonths(dayInSaoPaulo(now()), months).slice(0, 7)}-01` as Day,
    amountCents: cents(500_00),
  }))

const stepsOf = async (
  harness: Harness,
  organizationId: string,
  report: (id: string, status: ProposalStatus, words?: ReportWords) => Promise<string>,
) => {
  const { systemContext } = await import('#lib/services/context.ts')
  const { cancelProposal } = await import('#lib/services/proposals/cancel-proposal.ts')
  const { formalizationTokenOf } = await import('#lib/services/self-service/shared/formalization-link.ts')

  const tokenOf = (proposalId: string) => formalizationTokenOf({ organizationId, proposalId })

  const sign = async (id: string) => {
    const { identifyCustomer } = await import('#lib/services/formalization/identify-customer.ts')
    const { getContractPdf } = await import('#lib/services/formalization/get-contract-pdf.ts')
    const { getFormalization } = await import('#lib/services/formalization/get-formalization.ts')
    const { sendSignatureCode } = await import('#lib/services/formalization/send-signature-code.ts')
    const { signProposal } = await import('#lib/services/formalization/sign-proposal.ts')
    const token = tokenOf(id)
    const [row] = await harness.database.owner`
      select document_number, borrower ->> 'birthDate' as birth_date from proposals where id = ${id}`
    const documentNumber = String(row?.document_number)
    const birthDate = String(row?.birth_date) as Day
    const { proof } = await identifyCustomer(await customer(), { token, documentNumber, birthDate })
    const read = await getContractPdf(await customer(), { token, proof })
    const { contract } = await getFormalization(await customer(), { token, proof })
    const sent = await sendSignatureCode(await customer(), {
      token,
      proof: read.proof,
      channel: 'demonstration',
    })
    return signProposal(await customer(), {
      token,
      proof: read.proof,
      acceptedTextSha256: contract?.acceptance.sha256 ?? '',
      acceptedInsuranceSha256: contract?.insurance?.sha256,
      code: sent.shownCode ?? '',
    })
  }

  /** Brings a new proposal to a status by the shortest valid path. */
  const bring = async (id: string, to: ProposalStatus) => {
    if (to === 'generating_ccb') return
    await report(id, 'formalization')
    if (to === 'formalization') return
    await sign(id)
    if (to === 'analysis') return
    if (to === 'awaiting_cancel') {
      await report(id, 'processing')
      const actor = { kind: 'system', id: 'test', name: 'Teste' } as const
      await cancelProposal(systemContext(organizationId, now(), actor), { id })
    } else if (to === 'refunded') {
      await report(id, 'paid')
      await report(id, 'refunded')
    } else if (to === 'pending') {
      await report(id, 'pending', { pendingItems: [PIX_ITEM] })
    } else await report(id, to)
  }

  return { tokenOf, sign, bring }
}

export const PIX_ITEM = {
  type: 'pix_refusal',
  code: 'pix_refusal',
  text: 'Chave recusada.',
  documentTypes: [] as string[],
} as const

export const customer = async () => {
  const { systemContext } = await import('#lib/services/context.ts')
  const context = systemContext('', now(), { kind: 'customer', id: 'link', name: 'cliente' })
  return { ...context, client: { ip: '203.0.113.7', userAgent: 'test phone' } }
}
