import { now } from '#lib/config/clock.ts'
import { newId } from '#lib/config/ids.ts'
import type { Cents } from '#lib/domain/money.ts'
import { advanceOf, asText, CLT_TABLE, FGTS_TABLE, LIMIT, loanOf, MARGIN_CENTS, withTail } from './figures.ts'
import {
  AT_ONCE,
  advance,
  balanceRows,
  newProposal,
  type OlderProduct,
  type OlderProposal,
  type OlderQuestion,
  refusesOnce,
  scenarioOf,
  solved,
} from './state.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies of a service whose contract is what the test assumes
type Body = any

export type OlderState = {
  questions: Map<string, OlderQuestion>
  consults: Map<string, { documentNumber: string; reads: number; createdAt: Date }>
  simulations: Map<string, { documentNumber: string; net: Cents; issue: Cents }>
  proposals: Map<string, OlderProposal>
  webhooks: Map<string, string>
}

type Call = {
  state: OlderState
  match: readonly string[]
  query: URLSearchParams
  body: Body
  origin: string
}
type Answer = { status: number; body: unknown }
type Route = readonly [method: string, path: RegExp, handle: (call: Call) => Answer | Promise<Answer>]

const ok = (body: unknown, status = 200): Answer => ({ status, body })
const NOT_FOUND = ok({ message: 'não encontrado' }, 404)

export const ROUTES: readonly Route[] = [
  [
    'POST',
    /^\/user\/webhook\/(.+)$/,
    async ({ state, match: [kind = ''], body }) => {
      const test = JSON.stringify({ type: 'webhook.test', timestamp: now().toISOString() })
      const headers = { 'content-type': 'application/json' }
      const { status } = await fetch(body.url, { method: 'POST', headers, body: test })
      if (status >= 300) return ok({ message: `o receptor respondeu ${status}` }, 422)
      state.webhooks.set(kind, body.url)
      return ok({ success: true })
    },
  ],
  [
    'GET',
    /^\/fgts\/simulations\/fees\/new$/,
    () =>
      ok([
        {
          id: FGTS_TABLE,
          visible_name: 'Aurora Padrão',
          label: 'Padrão',
          default: true,
          monthlyRate: '1.8',
          fee: { type: 'fixed', value: '0.00' },
          minInstallments: '2',
          maxInstallments: '3',
        },
      ]),
  ],
  [
    'GET',
    /^\/private-consignment\/simulation\/configs$/,
    () =>
      ok({
        configs: [
          {
            id: CLT_TABLE,
            slug: 'aurora-padrao',
            name: 'Padrão',
            default: true,
            monthly_interest_rate: '2.89',
            number_of_installments: ['6', '12', '24'],
          },
        ],
      }),
  ],
  [
    'POST',
    /^\/fgts\/balance$/,
    ({ state, body }) => {
      const documentNumber = String(body.documentNumber)
      const atOnce = AT_ONCE[scenarioOf(documentNumber)]
      if (atOnce) return atOnce
      const question = { id: newId(), documentNumber, reads: 0, createdAt: now() }
      if (!state.questions.has(documentNumber)) state.questions.set(documentNumber, question)
      return ok(null)
    },
  ],
  [
    'GET',
    /^\/fgts\/balance$/,
    ({ state, query }) => {
      // Like every list of this service, it ignores `search` and contains all customers.
      const data = [...state.questions.values()].toReversed().flatMap(balanceRows)
      const question = state.questions.get(query.get('search') ?? '')
      if (question) question.reads += 1
      return ok({ data })
    },
  ],
  [
    'POST',
    /^\/fgts\/simulations$/,
    ({ state, body }) => {
      const advanced = advanceOf(body.desiredInstallments, now())
      const { netCents: net, issueCents: issue } = advanced
      const id = newId()
      state.simulations.set(id, { documentNumber: body.documentNumber, net, issue })
      return ok({
        id,
        availableBalance: asText(net),
        emissionAmount: withTail(issue),
        totalBalance: asText(advanced.totalCents),
        iof: asText(advanced.iofCents),
        tc: '0.00',
        totalInstallments: advanced.installments.length,
      })
    },
  ],
  [
    'POST',
    /^\/private-consignment\/consult$/,
    ({ state, body }) => {
      const id = newId()
      state.consults.set(id, { documentNumber: body.borrowerDocumentNumber, reads: 0, createdAt: now() })
      return ok({ id, status: 'WAITING_CONSENT' }, 201)
    },
  ],
  [
    'GET',
    /^\/private-consignment\/consult$/,
    ({ state }) =>
      ok({
        data: [...state.consults].map(([id, { documentNumber, createdAt }]) => ({
          id,
          documentNumber,
          createdAt: createdAt.toISOString(),
        })),
      }),
  ],
  ['POST', /^\/private-consignment\/consult\/([^/]+)\/authorize$/, () => ok({ success: true })],
  [
    'GET',
    /^\/private-consignment\/consult\/([^/]+)$/,
    ({ state, match: [id = ''] }) => {
      const consult = state.consults.get(id)
      if (!consult) return NOT_FOUND
      consult.reads += 1
      if (consult.reads === 1) return ok({ id, status: 'pending' })
      if (scenarioOf(consult.documentNumber) === '921')
        return ok({ id, status: 'rejected', description: 'Trabalhador sem margem disponível' })
      return ok({
        id,
        status: 'SUCCESS',
        availableMarginValue: asText(MARGIN_CENTS),
        simulationLimit: LIMIT,
        admissionDateMonthsDifference: 36,
        employerName: 'Comércio de Tecidos Serra Ltda.',
        marginBaseValue: '1000.00',
      })
    },
  ],
  [
    'POST',
    /^\/private-consignment\/simulation$/,
    ({ state, body }) => {
      const loan = loanOf(body, now())
      const { netCents: net, issueCents: issue } = loan
      const documentNumber = state.consults.get(body.consult_id)?.documentNumber ?? ''
      const id_simulation = newId()
      state.simulations.set(id_simulation, { documentNumber, net, issue })
      return ok({
        id_simulation,
        issue_amount: asText(issue),
        disbursed_issue_amount: withTail(net),
        total_amount: asText(loan.totalCents),
        iof_amount: asText(loan.iofCents),
        disbursement_option: {
          installments: loan.installments.map(({ dueDate, totalCents }) => ({
            due_date: dueDate,
            total_amount: asText(totalCents),
          })),
        },
      })
    },
  ],
  [
    'POST',
    /^\/(fgts\/proposal|private-consignment\/operation)$/,
    ({ state, match: [path], body, origin }) => {
      const product = productOf(path)
      const simulation = state.simulations.get(body.fgtsSimulationId ?? body.simulation_id)
      if (!simulation) return NOT_FOUND
      const proposal = newProposal({ product, ...simulation })
      state.proposals.set(proposal.id, proposal)
      const link = `${origin}/assinar/${proposal.id}`
      return ok({ id: proposal.id, formalizationLink: link, formalization_url: link }, 201)
    },
  ],
  [
    'GET',
    /^\/(fgts\/proposal|private-consignment\/operation)$/,
    ({ state, match: [path], origin }) => {
      const rows = [...state.proposals.values()].filter(({ product }) => product === productOf(path))
      return ok({ data: rows.map((row) => listed(row, origin)) })
    },
  ],
  [
    'GET',
    /^\/(?:fgts\/proposal|private-consignment\/operation)\/([^/]+)$/,
    ({ state, match: [id = ''] }) => {
      const proposal = state.proposals.get(id)
      if (!proposal) return NOT_FOUND
      advance(proposal)
      const { status, item, net, issue } = proposal
      const items = item ? [item] : []
      return ok({
        id,
        status,
        pendingItems: items,
        pending_items: items,
        simulation: { availableBalance: asText(net), emissionAmount: withTail(issue) },
        operation_data: { disbursed_issue_amount: withTail(net), issue_amount: asText(issue) },
      })
    },
  ],
  [
    'GET',
    /\/([^/]+)\/pendency$/,
    ({ state, match: [id = ''] }) => {
      const item = state.proposals.get(id)?.item
      return ok({ data: item ? [item] : [] })
    },
  ],
  ['POST', /\/([^/]+)\/solvePendency$/, solve],
  ['PATCH', /\/([^/]+)\/pendency\/payment-data$/, solve],
  ['PATCH', /\/([^/]+)\/cancel$/, cancel],
  ['POST', /\/([^/]+)\/cancel$/, cancel],
]

const productOf = (path: string | undefined): OlderProduct => (path?.startsWith('fgts') ? 'fgts' : 'clt')

const listed = ({ id, documentNumber, status, net, createdAt }: OlderProposal, origin: string) => ({
  id,
  documentNumber: documentNumber.replace(/^...(......)..$/, '***$1**'),
  status,
  availableBalance: asText(net),
  disbursedIssueAmount: asText(net),
  createdAt: createdAt.toISOString(),
  formalizationLink: `${origin}/assinar/${id}`,
  formalizationUrl: `${origin}/assinar/${id}`,
})

function solve({ state, match: [id = ''] }: Call): Answer {
  const proposal = state.proposals.get(id)
  if (!proposal?.item) return ok({ message: 'nada pendente' }, 404)
  if (refusesOnce(proposal)) return ok({ message: 'Chave de outro titular' }, 422)
  solved(proposal)
  return ok({ success: true })
}

function cancel({ state, match: [id = ''] }: Call): Answer {
  const proposal = state.proposals.get(id)
  if (!proposal) return NOT_FOUND
  proposal.ahead = ['cancelled']
  return ok({ success: true })
}
