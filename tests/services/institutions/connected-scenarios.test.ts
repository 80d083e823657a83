import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '#tests/support/checks/eventually.ts'
import { importAndApprove } from '#tests/support/fixtures/connected-fixture.ts'
import {
  type ConnectedInstallations,
  connectInstallations,
} from '#tests/support/fixtures/connected-installations.ts'
import { nextCpf } from '#tests/support/fixtures/cpf.ts'
import {
  type OriginatedProduct,
  PROPOSAL_PATHS,
  statusesOf,
} from '#tests/support/fixtures/origination-steps.ts'

/** Scenarios of the short run; `CHAIN_SCENARIOS=all` runs every one. */
const SHORT = ['901', '906', '914', '921', '930', '933']

const scenarios = (...digits: string[]) =>
  digits.filter((each) => process.env.CHAIN_SCENARIOS === 'all' || SHORT.includes(each))

let linked: ConnectedInstallations
beforeAll(async () => {
  linked = await connectInstallations()
  await importAndApprove(linked.hub, linked.connected)
})
afterAll(() => linked.stop())

// biome-ignore lint/suspicious/noExplicitAny: the answers of both sides are compared with each other
type Wire = any

const only = (body: Wire, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, body[name]]))

/** Members that do not depend on an installation, unlike ids, times and links. */
const BALANCE = [
  ...['status', 'code', 'retryable', 'nextAction', 'statusInfo', 'amount', 'periods', 'eligibility'],
  ...['optedInDate', 'existingCustomer', 'until'],
]
const CONSULT = [
  ...['status', 'code', 'retryable', 'nextAction', 'description', 'availableMarginValue', 'marginBaseValue'],
  ...['consultEligible', 'employerName', 'employerDocumentNumber', 'registrationNumber', 'admissionDate'],
  ...['admissionDateMonthsDifference', 'simulationLimit', 'recommendedSimulationInstallmentValue'],
  'existingCustomer',
]

const balanceThere = async (id: string) =>
  linked.upstream.call(`/fgts/balance/queries/${await linked.referenceOf(id)}`)

const consultThere = async (id: string) =>
  linked.upstream.call(`/private-consignment/consult/${await linked.referenceOf(id)}`)

describe('a balance through the hub', () => {
  const digits = ['901', '902', '903', '904', '905', '906', '907', '909', '910', '911', '912', '913', '914']
  test.each(scenarios(...digits))('has the verdict of the upstream in scenario %s', async (scenario) => {
    const here = await linked.steps.balanceOf(nextCpf(scenario))
    expect(only(here, BALANCE)).toEqual(only(await balanceThere(here.id), BALANCE))
  })

  test.runIf(scenarios('908').length > 0)('ends on both sides when there is no answer (908)', async () => {
    const id = await linked.steps.startBalance(nextCpf('908'))
    await eventually('the query there', async () => (await linked.referenceOf(id)) !== 'undefined')
    for (const side of [linked.upstream, linked.hub]) await side.travel(180_000)
    const here = await linked.steps.untilBalance(id)
    expect(here.code).toBe('provider_timeout')
    expect(only(here, BALANCE)).toEqual(only(await balanceThere(id), BALANCE))
  })
})

describe('a consult through the hub', () => {
  const digits = ['911', '912', '914', '920', '921', '922', '923', '924']
  test.each(scenarios(...digits))('has the verdict of the upstream in scenario %s', async (scenario) => {
    const here = await linked.steps.untilConsult(await linked.steps.createConsult(nextCpf(scenario)))
    expect(only(here, CONSULT)).toEqual(only(await consultThere(here.id), CONSULT))
  })

  test.runIf(scenarios('908').length > 0)('ends on both sides when there is no answer (908)', async () => {
    const id = await linked.steps.createConsult(nextCpf('908'))
    await linked.steps.untilConsult(id, ['WAITING_CONSULT'])
    for (const side of [linked.upstream, linked.hub]) await side.travel(400_000)
    const here = await linked.steps.untilConsult(id)
    expect(only(here, CONSULT)).toEqual(only(await consultThere(id), CONSULT))
  })
})

const PROPOSAL: Readonly<Record<OriginatedProduct, readonly string[]>> = {
  fgts: [
    ...['status', 'statusReason', 'statusDescription', 'availableBalance', 'disbursedIssueAmount'],
    ...['totalBalance', 'totalInstallments', 'periods', 'cancellable', 'coolingOff', 'paymentType'],
  ],
  clt: ['status', 'status_reason', 'status_description', 'operation_data', 'cancellable', 'cooling_off'],
}

const proposalOf = (product: OriginatedProduct, body: Wire) => ({
  ...only(body, PROPOSAL[product]),
  ...(body.simulation && { figures: { ...body.simulation, id: null, simulationFeesId: null } }),
  pendingItems: (body.pendingItems ?? body.pending_items).map((item: Wire) =>
    only(item, ['type', 'code', 'text', 'documentTypes']),
  ),
  history: statusesOf(body),
})

/** Compares both sides once the upstream has arrived at the status as well. */
const expectAlike = async (product: OriginatedProduct, here: Wire) => {
  const path = `${PROPOSAL_PATHS[product]}/${await linked.upstreamIdOf(here.id)}`
  const there = await eventually(`${here.status} there`, async () => {
    const body = await linked.upstream.call(path)
    return body.status === here.status ? body : undefined
  })
  expect(proposalOf(product, here)).toEqual(proposalOf(product, there))
}

const TRANSFER = {
  fgts: {
    payment: {
      type: 'transfer',
      data: {
        bankId: '001',
        agency: '0001',
        account: '1234567',
        digit: '0',
        accountType: 'checking_account',
      },
    },
  },
  clt: {
    bank: {
      transfer_method: 'ted',
      bank_id: '001',
      branch_number: '0001',
      account_number: '1234567',
      account_digit: '0',
      account_type: 'checking_account',
    },
  },
}

const create = (product: OriginatedProduct, scenario: string) => {
  const overrides = scenario === '931' ? TRANSFER[product] : {}
  return product === 'fgts'
    ? linked.steps.createProposal(nextCpf(scenario), { table: 'Aurora Leve', overrides })
    : linked.steps.createOperation(nextCpf(scenario), { overrides })
}

const solve = async (product: OriginatedProduct, id: string, type: string) => {
  const path = `${PROPOSAL_PATHS[product]}/${id}`
  if (type === 'invalid_document') await linked.connected.upload(`${path}/document`)
  if (product === 'clt' && type === 'invalid_document')
    return linked.connected.api(`${path}/pendency/documents`, { method: 'PATCH', body: {} })
  if (product === 'clt') {
    const bank =
      type === 'ted_refusal'
        ? { ...TRANSFER.clt.bank, account_number: '7654321' }
        : { transfer_method: 'pix', pix_key: 'maria@example.com', pix_key_type: 'email' }
    return linked.connected.api(`${path}/pendency/payment-data`, { method: 'PATCH', body: { bank } })
  }
  const data = { pix_refusal: { pix: 'maria@example.com' }, ted_refusal: OTHER_ACCOUNT, invalid_document: {} }
  const body = { type, data: data[type as keyof typeof data] }
  return linked.connected.api(`${path}/solvePendency`, { body })
}

const OTHER_ACCOUNT = {
  bankId: '001',
  bankAccountNumber: '7654321',
  bankAccountBranch: '1234',
  bankAccountDigit: '1',
  bankAccountType: 'checking_account',
}

/** Statuses in which a scenario waits for somebody or has ended. */
const COURSES: Readonly<Record<string, { waits?: string; ends: string }>> = {
  '914': { ends: 'paid' },
  '930': { waits: 'pending', ends: 'paid' },
  '931': { waits: 'pending', ends: 'paid' },
  '932': { waits: 'pending', ends: 'paid' },
  '933': { waits: 'manual_analysis', ends: 'paid' },
  '934': { ends: 'rejected' },
  '935': { ends: 'paid' },
  '936': { ends: 'refunded' },
}

describe.each<OriginatedProduct>(['fgts', 'clt'])('a contract through the hub (%s)', (product) => {
  test.each(scenarios(...Object.keys(COURSES)))('is alike on both sides in scenario %s', async (scenario) => {
    const { waits, ends } = COURSES[scenario] ?? { ends: 'paid' }
    const id = await create(product, scenario)
    await expectAlike(product, await linked.steps.untilStatus(product, id, 'formalization'))
    const upstreamId = await linked.upstreamIdOf(id)
    await linked.upstream.sign(upstreamId)
    if (waits) {
      const waiting = await linked.steps.untilStatus(product, id, waits)
      await expectAlike(product, waiting)
      const [item] = waiting.pendingItems ?? waiting.pending_items
      if (item) expect((await solve(product, id, item.type)).status).toBe(200)
      else await linked.upstream.approve(upstreamId)
    }
    await expectAlike(product, await linked.steps.untilStatus(product, id, ends))
  })
})
