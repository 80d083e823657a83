import type { SeededVolume } from './seed-volume.ts'

export type Scenario = {
  name: string
  method: 'GET' | 'POST'
  path: string
  body: unknown
  /** True if every request needs a CPF that was not used before. */
  freshCpfs: boolean
}

/** Returns the requests of an API client before it creates a proposal, and the lists that it polls. */
export const scenariosOf = (volume: SeededVolume): Scenario[] => [
  ...fgtsScenariosOf(volume),
  ...cltScenariosOf(volume),
]

const fgtsScenariosOf = (volume: SeededVolume): Scenario[] => [
  {
    name: 'token',
    method: 'POST',
    path: '/api/oauth/token',
    body: { grant_type: 'client_credentials', client_id: 'demo-app', client_secret: 'demo-app-secret' },
    freshCpfs: false,
  },
  {
    name: 'balance-start',
    method: 'POST',
    path: '/api/fgts/balance',
    body: { documentNumber: '{cpf}', provider: 'aurora' },
    freshCpfs: true,
  },
  {
    name: 'balance-list',
    method: 'GET',
    path: '/api/fgts/balance?search={cpf}',
    body: null,
    freshCpfs: false,
  },
  {
    name: 'simulation',
    method: 'POST',
    path: '/api/fgts/simulations',
    body: {
      documentNumber: '{cpf}',
      provider: 'aurora',
      simulationFeesId: volume.priceTableId,
      targetAmount: 0,
      desiredInstallments: volume.periods.map(({ dueDate, amount }) => ({ dueDate, totalAmount: amount })),
    },
    freshCpfs: false,
  },
  { name: 'proposal-list', method: 'GET', path: '/api/fgts/proposal?limit=20', body: null, freshCpfs: false },
]

const cltScenariosOf = (volume: SeededVolume): Scenario[] => [
  {
    name: 'operation-list',
    method: 'GET',
    path: '/api/private-consignment/operation?limit=20',
    body: null,
    freshCpfs: false,
  },
  {
    name: 'consult-list',
    method: 'GET',
    path: '/api/private-consignment/consult?limit=20',
    body: null,
    freshCpfs: false,
  },
  {
    name: 'clt-simulation',
    method: 'POST',
    path: '/api/private-consignment/simulation',
    body: {
      consult_id: volume.margin.consultId,
      config_id: volume.margin.priceTableId,
      number_of_installments: 24,
      installment_face_value: 300,
    },
    freshCpfs: false,
  },
]
