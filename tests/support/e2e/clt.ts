import { type APIRequestContext, expect } from '@playwright/test'
import type { E2eCustomer } from './customer.ts'
import { e2ePollStatus } from './poll-status.ts'

const DEMO = {
  grant_type: 'client_credentials',
  client_id: 'demo-app',
  client_secret: 'demo-app-secret',
}

export const e2eClt = async (request: APIRequestContext) => {
  const answer = await request.post('/api/oauth/token', { form: DEMO })
  const { access_token: token } = await answer.json()
  const headers = { Authorization: `Bearer ${token}` }

  const get = async (path: string) =>
    (await request.get(`/api/private-consignment${path}`, { headers })).json()

  const post = async (path: string, data: unknown) => {
    const answer = await request.post(`/api/private-consignment${path}`, { headers, data })
    expect(answer.ok(), await answer.text()).toBe(true)
    return answer.json()
  }

  const term = (customer: E2eCustomer, provider = 'aurora') =>
    post('/consult', {
      borrowerDocumentNumber: customer.cpf,
      gender: 'female',
      birthDate: customer.birthDate.split('/').reverse().join('-'),
      signerName: customer.name,
      signerEmail: customer.email,
      signerPhone: { phoneNumber: '987654321', countryCode: '55', areaCode: '11' },
      provider,
    })

  const consult = async (customer: E2eCustomer, status = 'SUCCESS', provider = 'aurora') => {
    const { id } = await term(customer, provider)
    await post(`/consult/${id}/authorize`, {})
    await e2ePollStatus(status, () => get(`/consult/${id}`), 'the margin arrives')
    return get(`/consult/${id}`)
  }

  /** Simulates the largest instalment of the default configuration at its longest term. */
  const simulation = async (customer: E2eCustomer, provider = 'aurora') => {
    const { id: consultId } = await consult(customer, 'SUCCESS', provider)
    const { configs } = await get(`/simulation/configs?consultId=${consultId}`)
    const config = configs.find((one: { default: boolean }) => one.default) ?? configs[0]
    return post('/simulation', {
      consult_id: consultId,
      config_id: config.id,
      number_of_installments: config.number_of_installments.at(-1),
    })
  }

  const operation = async (customer: E2eCustomer, provider = 'aurora') => {
    const { id: simulationId } = await simulation(customer, provider)
    const { id } = await post('/operation', operationBody(customer, simulationId))
    await e2ePollStatus('formalization', () => get(`/operation/${id}`), 'the contract is ready')
    return get(`/operation/${id}`)
  }

  return { get, term, consult, simulation, operation }
}

const operationBody = (customer: E2eCustomer, simulationId: string) => ({
  simulation_id: simulationId,
  borrower: {
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
      postal_code: '01310-100',
    },
    birth_date: customer.birthDate.split('/').reverse().join('-'),
    mother_name: 'Ana da Silva',
    nationality: 'Brasileira',
    gender: 'female',
    person_type: 'natural',
    marital_status: 'single',
    individual_document_number: customer.cpf,
    document_identification_type: 'rg',
    document_identification_number: '12345678',
    document_identification_date: '2015-06-01',
    document_issuer: 'SSP/SP',
    bank: { transfer_method: 'pix', pix_key: customer.cpf, pix_key_type: 'cpf' },
  },
})
