import type { E2eCustomer } from '#tests/support/e2e/customer.ts'
import { type Answer, call } from './call.ts'
import { poll } from './poll.ts'
import type { Settings } from './settings.ts'

type OperationState = { status: string; consultId: string; simulationId: string }

const DAY_MS = 86_400_000

/**
 * Imitates a payroll credit API client made of edge functions. It always sends a JSON content type, sends
 * every field of a simulation request (0 in the unused fields), and takes the first configuration of the
 * list. It has one receiver for consult and operation events.
 */
export const edgeProgram = (settings: Settings) => {
  const consults = new Map<string, { status: string; margin: string | null }>()
  const operations = new Map<string, OperationState>()
  let cached: { token: string; expiresAt: number } | undefined

  const token = async () => {
    if (cached && cached.expiresAt > Date.now() + 60_000) return cached.token
    const { clientId, username, password, audience } = settings
    const form = { grant_type: 'password', username, password, audience, scope: 'offline_access' }
    const { body } = await call(`${settings.base}/oauth/token`, { form: { ...form, client_id: clientId } })
    cached = { token: body.access_token, expiresAt: Date.now() + (body.expires_in || 86_400) * 1000 }
    return cached.token
  }

  const request = async (path: string, method: string, json?: unknown): Promise<Answer> =>
    call(`${settings.base}/private-consignment${path}`, {
      token: await token(),
      method,
      json,
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    })

  /** `kind` is the event kind that the URL was registered for. */
  const receive = (kind: string | null, event: Record<string, string | null>) => {
    const type = String(event.type ?? '').toLowerCase()
    if (type.startsWith('webhook.')) return 'registration'
    const id = event.consultId ?? event.consult_id ?? event.id ?? ''
    if (kind !== 'operation' && !type.includes('operation') && !event.operationId) {
      consults.set(id, { status: String(event.status), margin: event.availableMarginValue ?? null })
      return 'consult'
    }
    const simulationId = event.id_simulation ?? event.simulation_id ?? ''
    operations.set(String(event.operationId), { status: String(event.status), consultId: id, simulationId })
    return 'operation'
  }

  const registerWebhooks = async (url: string) => {
    const register = async (kind: string) =>
      call(`${settings.base}/user/webhook/private-consignment/${kind}`, {
        token: await token(),
        json: { url: `${url}?type=${kind}` },
      })
    return (await register('consult')).ok && (await register('operation')).ok
  }

  const list = async (what: 'consult' | 'operation', search?: string) => {
    const startDate = new Date(Date.now() - 7 * DAY_MS).toISOString()
    const endDate = new Date(Date.now() + DAY_MS).toISOString()
    const period = `startDate=${startDate}&endDate=${endDate}&limit=50&page=1&provider=QI`
    const { body } = await request(`/${what}?${period}${search ? `&search=${search}` : ''}`, 'GET')
    return body.data
  }

  const consult = async (customer: E2eCustomer) => {
    const created = await request('/consult', 'POST', {
      borrowerDocumentNumber: customer.cpf,
      gender: 'female',
      birthDate: customer.birthDate.split('/').reverse().join('-'),
      signerName: customer.name,
      signerEmail: customer.email,
      signerPhone: { phoneNumber: '987654321', countryCode: '55', areaCode: '11' },
      provider: 'QI',
    })
    if (!created.ok) throw new Error(created.text)
    const { id } = created.body
    await request(`/consult/${encodeURIComponent(id)}/authorize`, 'POST', {})
    const finalStatuses = ['SUCCESS', 'REJECTED', 'FAILED']
    await poll('the end of the consult', async () =>
      finalStatuses.includes(consults.get(id)?.status ?? '') ? true : undefined,
    )
    const [entry] = await list('consult', customer.cpf)
    return entry
  }

  const simulate = async (consultId: string) => {
    const { body } = await request('/simulation/configs', 'GET')
    const [config] = body.configs
    const answer = await request('/simulation', 'POST', {
      consult_id: consultId,
      config_id: config.id,
      installment_face_value: Number.parseFloat(consults.get(consultId)?.margin ?? '0'),
      disbursed_amount: 0,
      number_of_installments: Number.parseInt(config.number_of_installments[0], 10),
      provider: 'QI',
    })
    if (!answer.ok) throw new Error(answer.text)
    return answer.body
  }

  const operation = async (customer: E2eCustomer) => {
    const { id: consultId } = await consult(customer)
    const simulation = await simulate(consultId)
    const answer = await request('/operation', 'POST', {
      simulation_id: simulation.id_simulation,
      provider: 'QI',
      borrower: borrowerOf(customer),
    })
    if (!answer.ok) throw new Error(answer.text)
    return { ...(answer.body as { id: string; formalization_url: string }), consultId, simulation }
  }

  const cancel = (id: string) =>
    request(`/operation/${id}/cancel`, 'POST', {
      cancel_reason: 'invalid_data:other',
      cancel_description: '',
      provider: 'QI',
    })

  const fixPix = (id: string, pix_key: string, pix_key_type: string) =>
    request(`/operation/${id}/pendency/payment-data`, 'PATCH', {
      bank: { transfer_method: 'pix', pix_key, pix_key_type },
    })

  return {
    receive,
    registerWebhooks,
    list,
    request,
    consult,
    simulate,
    operation,
    operations,
    cancel,
    fixPix,
  }
}

const borrowerOf = (customer: E2eCustomer) => ({
  name: customer.name,
  email: customer.email,
  phone: { country_code: '55', area_code: '11', number: '987654321' },
  political_exposition: false,
  address: {
    street: 'Rua Líbero Badaró',
    number: '346',
    complement: '',
    neighborhood: 'Centro',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '01008000',
  },
  birth_date: customer.birthDate.split('/').reverse().join('-'),
  mother_name: 'Ana Helena da Silva',
  nationality: 'brazilian',
  document_issuer: '',
  gender: 'female',
  person_type: 'natural',
  marital_status: 'widowed',
  individual_document_number: customer.cpf,
  document_identification_date: '2020-01-01',
  document_identification_type: 'rg',
  document_identification_number: '000000',
  bank: { transfer_method: 'pix', pix_key: customer.cpf, pix_key_type: 'cpf' },
})
