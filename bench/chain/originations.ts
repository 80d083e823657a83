import { createCltOperationContract } from '#lib/contracts/clt/operation-create.ts'
import { consultBody } from '#tests/support/fixtures/consult-body.ts'
import { proposalBody } from '#tests/support/fixtures/proposal-body.ts'
import type { Body, Place } from './client.ts'

export type Timed = <T>(name: string, work: () => Promise<T>) => Promise<T>

/** Originates an FGTS contract up to the customer's signature; returns the id of its proposal. */
export const originateFgts = async (place: Place, cpf: string, timed: Timed): Promise<string> => {
  const { provider, call, until } = place
  const balance = await timed('fgts balance', async () => {
    const { headers } = await call('/fgts/balance', { documentNumber: cpf, provider })
    return until(`/fgts/balance/queries/${headers.get('x-balance-query-id')}`, ['success'])
  })
  const { body: tables } = await call(`/fgts/simulations/fees/new?provider=${provider}`)
  const simulation = await timed('fgts simulation', () =>
    call('/fgts/simulations', {
      documentNumber: cpf,
      provider,
      simulationFeesId: tables[0].id,
      balanceId: balance.id,
      targetAmount: 0,
      desiredInstallments: balance.periods.map(({ dueDate, amount }: Body) => ({
        dueDate,
        totalAmount: amount,
      })),
    }),
  )
  return timed('fgts proposal to signature', async () => {
    const { body } = await call('/fgts/proposal', proposalBody(simulation.body.id, cpf))
    await until(`/fgts/proposal/${body.id}`, ['formalization'])
    return body.id
  })
}

/** Originates a CLT contract up to the customer's signature; returns the id of its operation. */
export const originateClt = async (place: Place, cpf: string, timed: Timed): Promise<string> => {
  const { provider, call, until } = place
  const consultId = await timed('clt margin', async () => {
    const consult = { ...consultBody(), borrowerDocumentNumber: cpf, provider }
    const { body } = await call('/private-consignment/consult', consult)
    const acceptance = { channel: 'app', ip: '203.0.113.7', userAgent: 'bench' }
    await call(`/private-consignment/consult/${body.id}/authorize`, acceptance)
    await until(`/private-consignment/consult/${body.id}`, ['SUCCESS'])
    return body.id
  })
  const { body: offered } = await call(`/private-consignment/simulation/configs?consultId=${consultId}`)
  const simulation = await timed('clt simulation', () =>
    call('/private-consignment/simulation', {
      consult_id: consultId,
      config_id: offered.configs[0].id,
      number_of_installments: 12,
    }),
  )
  return timed('clt operation to signature', async () => {
    const { borrower } = createCltOperationContract.examples.request as Body
    const { body } = await call('/private-consignment/operation', {
      simulation_id: simulation.body.id,
      borrower: {
        ...borrower,
        individual_document_number: cpf,
        bank: { transfer_method: 'pix', pix_key: cpf, pix_key_type: 'cpf' },
      },
    })
    await until(`/private-consignment/operation/${body.id}`, ['formalization'])
    return body.id
  })
}
