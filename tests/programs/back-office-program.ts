import type { E2eCustomer } from '#tests/support/e2e/customer.ts'
import { type Answer, call } from './call.ts'
import { poll } from './poll.ts'
import type { Settings } from './settings.ts'

type Entry = {
  id: string
  documentNumber: string
  provider: string
  status: string
  updatedAt: string
  amount: number | null
  periods: { amount: number; dueDate: string }[]
}

/**
 * Imitates an agency's FGTS back office built on a web framework. It requests a new token for each call,
 * filters lists by dates without milliseconds and chooses the fee table by name. Its proposals contain the
 * lead's data and dummy values, and its receiver only stores events.
 */
export const backOfficeProgram = (settings: Settings, provider = 'qi') => {
  const startedAt = seconds(new Date())

  const token = async (): Promise<string> => {
    const { clientId, username, password, audience } = settings
    const form = { grant_type: 'password', username, password, audience, client_secret: '' }
    const granted = await call(`${settings.base}/oauth/token`, {
      form: { ...form, scope: 'openid profile email offline_access', client_id: clientId },
    })
    return granted.body.access_token
  }

  const request = async (method: string, path: string, json?: unknown): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
    return call(`${settings.base}${path}`, { method, json, headers, token: await token() })
  }

  const refusal = ({ ok, body }: Answer): string | undefined =>
    ok ? undefined : (body.detail ?? body.message ?? body.title)

  const registerWebhooks = async (url: string) => {
    const balance = await request('POST', '/user/webhook/balance', { url })
    const proposal = await request('POST', '/user/webhook/proposal', { url })
    return balance.ok && proposal.ok
  }

  const newestEntry = async (documentNumber: string): Promise<Entry | undefined> => {
    const entries: Entry[] = []
    const period = `startDate=${startedAt}&endDate=${seconds(new Date(Date.now() + 60_000))}`
    for (let page = 1, pages = 1; page <= pages; page++) {
      const { body } = await request('GET', `/fgts/balance?${period}&limit=20&page=${page}`)
      entries.push(...body.data.filter((entry: Entry) => entry.documentNumber === documentNumber))
      pages = Math.max(1, body.pages.totalPages)
    }
    return entries.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt))[0]
  }

  const balance = async (documentNumber: string): Promise<Entry> => {
    await request('POST', '/fgts/balance', { documentNumber, provider })
    return poll('the balance', async () => {
      const entry = await newestEntry(documentNumber)
      return entry && entry.status !== 'pending' ? entry : undefined
    })
  }

  /** Returns the id of the fee table called "normal", from either format of the list. */
  const feesId = async (path: '/fgts/simulations/fees' | '/fgts/simulations/fees/new'): Promise<string> => {
    const { body } = await request('GET', path)
    for (const { active, simulation_fees: older, visible_name, id } of body) {
      const name: string = (path.endsWith('new') ? visible_name : older.label) ?? ''
      if (active && name.trim().toLowerCase() === 'normal')
        return path.endsWith('new') ? id : older.id_simulation_fees
    }
    throw new Error('Tabela normal não encontrada para simulação.')
  }

  const simulation = async (documentNumber: string) => {
    const entry = await balance(documentNumber)
    const simulationFeesId = await feesId('/fgts/simulations/fees/new')
    const answer = await request('POST', '/fgts/simulations', {
      simulationFeesId,
      balanceId: entry.id,
      targetAmount: 0,
      documentNumber: entry.documentNumber,
      isInsured: true,
      desiredInstallments: entry.periods.map(({ amount, dueDate }) => ({ totalAmount: amount, dueDate })),
      provider: 'qi-scd',
    })
    if (!answer.ok) throw new Error(refusal(answer))
    return { ...answer.body, simulationFeesId }
  }

  /** Sends the lead's data and fills the other fields with dummy values, as real back offices do. */
  const proposal = async (customer: E2eCustomer, payment?: unknown) => {
    const offer = await simulation(customer.cpf)
    const answer = await request('POST', '/fgts/proposal', {
      ...dummyBorrower,
      simulationFeesId: offer.simulationFeesId,
      fgtsSimulationId: offer.id,
      fgtsProposalsPeriods: offer.installments,
      name: customer.name,
      individualDocumentNumber: customer.cpf,
      documentIdentificationNumber: customer.cpf,
      email: `EMAIL${customer.cpf}@EXAMPLE.COM`,
      birthDate: customer.birthDate.split('/').reverse().join('-'),
      payment: payment ?? { type: 'pix', data: { pix: customer.cpf } },
    })
    if (!answer.ok) throw new Error(refusal(answer))
    return answer.body as { id: string; contractNumber: string; formalizationLink: string }
  }

  const findProposal = async (documentNumber: string) => {
    const { body } = await request('GET', `/fgts/proposal?search=${documentNumber}&page=1&limit=10`)
    return body.data[0]
  }

  const cancel = (id: string) =>
    request('PATCH', `/fgts/proposal/${id}/cancel`, { reason: 'invalid_data:invalid_name' })

  /**
   * Cancels a proposal. If the lender refuses, the program cancels the proposal only in its own records. If
   * the refusal says that the operation does not allow cancelation, the program keeps the proposal.
   */
  const remove = async (id: string): Promise<'canceled' | 'canceled here only' | 'kept'> => {
    const answer = await cancel(id)
    if (answer.ok) return 'canceled'
    const message: string = answer.body.error?.message ?? answer.body.message ?? ''
    return message.includes('Operation does not allow cancelation') ? 'kept' : 'canceled here only'
  }

  const solve = (id: string, type: string, data: unknown) =>
    request('POST', `/fgts/proposal/${id}/solvePendency`, { type, data })

  const upload = async (id: string, form: FormData) =>
    call(`${settings.base}/fgts/proposal/${id}/document`, { form, token: await token() })

  return { refusal, registerWebhooks, balance, feesId, proposal, findProposal, remove, solve, upload }
}

const dummyBorrower = {
  motherName: 'NAO INFORMADA',
  nationality: 'Brasileiro(a)',
  isPEP: false,
  personType: 'natural',
  maritalStatus: 'single',
  phone: '987654321',
  phoneCountryCode: '55',
  phoneRegionCode: '47',
  postalCode: '30170002',
  state: 'SC',
  neighborhood: 'Centro',
  addressNumber: '115',
  city: 'Itajaí',
  street: 'Rua das Flores',
  complement: '',
  formalizationLink: '',
  qrCodeId: 'https://agency.example.com/qr',
}

const seconds = (instant: Date) => `${instant.toISOString().split('.')[0]}Z`
