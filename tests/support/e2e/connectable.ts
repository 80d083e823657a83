import { randomInt, randomUUID } from 'node:crypto'
import { cnpjCheckDigits } from '#lib/domain/documents/cnpj.ts'
import { e2eAdmin, e2eTwoManagers } from './empty-organization.ts'

/**
 * Creates an institution that can be connected, and two managers. Another organization of the same service,
 * with an application and two price tables, stands for the other installation.
 */
export const e2eConnectable = () => {
  const number = String(randomInt(10_000_000, 100_000_000))
  const institution = { code: `parceira-${number}`, name: `Parceira ${number}` }
  const cnpj = `${number}0001${cnpjCheckDigits(`${number}0001`)}`
  const there = `Outra instalação ${randomUUID()}`
  e2eAdmin([
    ...['institution', 'create', institution.code, '--kind', 'origination_api', '--name', institution.name],
    ...['--legal-name', `${institution.name} S.A.`, '--cnpj', cnpj, '--products', 'fgts'],
  ])
  e2eAdmin(['organization', 'create', there])
  for (const table of [['Tabela de lá', '--default'], ['Campanha de lá']])
    e2eAdmin([
      ...['fgts-price-table', 'create', 'aurora', ...table, '--rate', '0.0180'],
      ...['--organization', there],
    ])
  const scopes = ['--scopes', 'fgts,clt,webhooks', '--organization', there]
  const application = e2eAdmin(['application', 'create', 'Ponte', ...scopes])
  const printed = (label: string) => new RegExp(`^${label}: (.+)$`, 'm').exec(application)?.[1] ?? ''
  return {
    ...e2eTwoManagers(),
    institution,
    clientId: printed('client_id'),
    clientSecret: printed('client_secret'),
    /** Takes the institution off the screens of the other tests. */
    end: () => e2eAdmin(['institution', 'edit', institution.code, '--active', 'no']),
  }
}
