import { type APIRequestContext, expect } from '@playwright/test'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import type { E2eCustomer } from './customer.ts'
import { e2ePollStatus } from './poll-status.ts'

const DEMO = {
  grant_type: 'client_credentials',
  client_id: 'demo-app',
  client_secret: 'demo-app-secret',
}

export const e2eApi = async (request: APIRequestContext) => {
  const calls = await callsOf(request)
  const { get, post } = calls

  const startBalance = async ({ cpf }: E2eCustomer, provider = 'aurora') => {
    const answer = await post('/fgts/balance', { documentNumber: cpf, provider })
    return answer.headers()['x-balance-query-id'] ?? ''
  }

  const balance = async (customer: E2eCustomer, provider = 'aurora') => {
    const id = await startBalance(customer, provider)
    await e2ePollStatus('success', () => get(`/fgts/balance/queries/${id}`), 'the balance arrives')
    return get(`/fgts/balance/queries/${id}`)
  }

  const simulation = async (customer: E2eCustomer, provider = 'aurora') => {
    const { id: balanceId, periods } = await balance(customer, provider)
    const tables: { id: string; default: boolean }[] = await get(
      `/fgts/simulations/fees/new?provider=${provider}&active=true`,
    )
    const answer = await post('/fgts/simulations', {
      documentNumber: customer.cpf,
      provider,
      balanceId,
      simulationFeesId: tables.find((table) => table.default)?.id,
      targetAmount: 0,
      desiredInstallments: periods.map(({ dueDate, amount }: { dueDate: string; amount: number }) => ({
        dueDate,
        totalAmount: amount,
      })),
    })
    return answer.json()
  }

  return { ...calls, startBalance, balance, simulation, ...proposalsOf(calls, simulation) }
}

type Multipart = NonNullable<Parameters<APIRequestContext['post']>[1]>['multipart']

type Calls = Awaited<ReturnType<typeof callsOf>>

const callsOf = async (request: APIRequestContext) => {
  const answer = await request.post('/api/oauth/token', { form: DEMO })
  const { access_token: token } = await answer.json()
  const headers = { Authorization: `Bearer ${token}` }
  return {
    get: async (path: string) => (await request.get(`/api${path}`, { headers })).json(),
    post: async (path: string, data: unknown) => {
      const answer = await request.post(`/api${path}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer
    },
    upload: async (path: string, multipart: Multipart) => {
      const answer = await request.post(`/api${path}`, { headers, multipart })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    patch: async (path: string, data: unknown) => {
      const answer = await request.patch(`/api${path}`, { headers, data })
      expect(answer.ok(), await answer.text()).toBe(true)
    },
    remove: (path: string) => request.delete(`/api${path}`, { headers }),
  }
}

const proposalsOf = (
  { get, post }: Calls,
  simulation: (customer: E2eCustomer, provider?: string) => Promise<{ id: string }>,
) => {
  const propose = async (customer: E2eCustomer, { id }: { id: string }, overrides = {}): Promise<string> =>
    (await (await post('/fgts/proposal', { ...bodyOf(customer, id), ...overrides })).json()).id

  const untilReady = async (id: string) => {
    await e2ePollStatus('formalization', () => get(`/fgts/proposal/${id}`), 'the contract is ready')
    return get(`/fgts/proposal/${id}`)
  }

  return {
    proposal: async (customer: E2eCustomer, provider = 'aurora', overrides: Record<string, unknown> = {}) =>
      untilReady(await propose(customer, await simulation(customer, provider), overrides)),

    /** Creates the proposals one at a time, in the order of the customers. */
    proposals: async (customers: readonly E2eCustomer[], overrides: Record<string, unknown> = {}) => {
      const offers = await Promise.all(
        customers.map(async (customer) => ({ customer, offer: await simulation(customer) })),
      )
      const ids: string[] = []
      for (const { customer, offer } of offers) ids.push(await propose(customer, offer, overrides))
      return Promise.all(ids.map(untilReady))
    },
  }
}

const bodyOf = (customer: E2eCustomer, fgtsSimulationId: string) => ({
  ...proposalBody(fgtsSimulationId, customer.cpf),
  name: customer.name,
  birthDate: customer.birthDate.split('/').reverse().join('-'),
  email: customer.email,
})
