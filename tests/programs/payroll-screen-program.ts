import type { E2eCustomer } from '#tests/support/e2e/customer.ts'
import { type Answer, call } from './call.ts'
import { poll } from './poll.ts'
import type { Settings } from './settings.ts'

const REFUSED = ['REJECTED', 'DENIED', 'FAILED', 'ERROR', 'CANCELLED', 'EXPIRED']

/**
 * Imitates a payroll credit screen with a hard-coded configuration id; it never names a provider. It
 * authorizes without a body or a content type, polls the consult, fails when a response lacks a member, and
 * reuses an existing consult.
 */
export const payrollScreenProgram = (settings: Settings) => {
  const request = async (method: string, path: string, payload: { json?: unknown; form?: FormData } = {}) => {
    const { clientId, username, password, audience } = settings
    const form = { grant_type: 'password', audience, scope: 'offline_access', client_id: clientId }
    const granted = await call(`${settings.base}/oauth/token`, { form: { ...form, username, password } })
    const token = required(granted, 'access_token')
    return call(`${settings.base}/private-consignment${path}`, { method, token, ...payload })
  }

  /**
   * Creates a consult and returns its id. If one already exists, returns the id that the error names, or else
   * the id of the consult listed for the CPF.
   */
  const consultId = async (customer: E2eCustomer): Promise<string> => {
    const answer = await request('POST', '/consult', {
      json: {
        borrowerDocumentNumber: customer.cpf,
        signerName: customer.name,
        signerEmail: customer.email,
        signerPhone: { countryCode: '55', areaCode: '11', phoneNumber: '987654321' },
        birthDate: customer.birthDate.split('/').reverse().join('-'),
        gender: 'female',
      },
    })
    if (answer.ok) return answer.body.id
    if (answer.body.type !== 'consult_already_exists_by_user_and_document_number')
      throw new Error(answer.text)
    if (answer.body.consultId) return answer.body.consultId
    const { body } = await request('GET', `/consult?limit=20&page=1&search=${customer.cpf}`)
    return body.data[0].id
  }

  const margin = async (customer: E2eCustomer) => {
    const id = await consultId(customer)
    const before = await request('GET', `/consult/${id}`)
    if (before.body.status !== 'SUCCESS') await request('POST', `/consult/${id}/authorize`)
    return poll('the margin', async () => {
      const { body } = await request('GET', `/consult/${id}`)
      const isFinal = body.status === 'SUCCESS' || REFUSED.includes(body.status)
      return isFinal ? body : undefined
    })
  }

  const simulation = async (consult: { id: string; marginBaseValue: string }, installments: number) => {
    const answer = await request('POST', '/simulation', {
      json: {
        config_id: settings.priceTableId,
        consult_id: consult.id,
        installment_face_value: 0,
        number_of_installments: installments,
      },
    })
    return answer
  }

  const operation = async (customer: E2eCustomer, bank: unknown) => {
    const consult = await margin(customer)
    if (!(Number.parseFloat(consult.marginBaseValue) > 0)) throw new Error('no margin')
    const offer = await simulation(consult, 0)
    const fields = ['installment_value', 'number_of_installments', 'operation_amount', 'disbursement_amount']
    for (const name of [...fields, 'iof_amount', 'monthly_interest_rate', 'first_installment_date']) {
      required(offer, name)
    }
    const answer = await request('POST', '/operation', {
      json: {
        simulation_id: required(offer, 'id_simulation'),
        borrower: { ...borrowerOf(customer), bank },
      },
    })
    return { id: required(answer, 'id'), link: required(answer, 'formalization_url') }
  }

  const status = async (id: string): Promise<string> =>
    required(await request('GET', `/operation/${id}`), 'status')

  const fixDocuments = async (id: string, file: Blob) => {
    const keys = []
    for (const type of ['identification_front', 'identification_back']) {
      const form = new FormData()
      form.set('type', type)
      form.set('file', file, `${type}.png`)
      keys.push({ type, key: required(await request('POST', `/operation/${id}/document`, { form }), 'key') })
    }
    return request('PATCH', `/operation/${id}/pendency/documents`, { json: { documents: keys } })
  }

  return { consultId, margin, simulation, operation, status, fixDocuments }
}

const required = (answer: Answer, name: string): string => {
  const value = answer.body?.[name]
  if (value === undefined || value === null)
    throw new Error(`KeyError: '${name}' in ${answer.status} ${answer.text}`)
  return value
}

const borrowerOf = (customer: E2eCustomer) => ({
  name: customer.name,
  email: customer.email,
  phone: { country_code: '55', area_code: '11', number: '987654321' },
  political_exposition: false,
  address: {
    street: 'Avenida Paulista',
    number: '1000',
    neighborhood: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    postal_code: '01310100',
  },
  birth_date: customer.birthDate.split('/').reverse().join('-'),
  mother_name: 'Ana Helena da Silva',
  nationality: 'Brasileira',
  document_issuer: 'SSP',
  gender: 'female',
  person_type: 'natural',
  marital_status: 'single',
  individual_document_number: customer.cpf,
  document_identification_date: '2015-06-01',
  document_identification_type: 'rg',
  document_identification_number: '12345678',
})
