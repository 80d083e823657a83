import { expect } from '@playwright/test'
import { e2eLoaded } from '#tests/support/e2e/loaded.ts'
import type { State } from './state.ts'

type Place = readonly [path: string, says: string | RegExp]

export const plainStates = (
  kind: string,
  places: Readonly<Record<string, Place>>,
  complains?: RegExp,
): State[] =>
  Object.entries(places).map(([name, [path, says]]) => ({
    name: `${kind}-${name}`,
    ...(complains && { complains }),
    bring: async (page) => {
      await page.goto(path)
      await expect(page.getByText(says).filter({ visible: true }).first()).toBeVisible()
      await e2eLoaded(page)
    },
  }))

const ABSENT = '00000000-0000-7000-8000-000000000000'
const NOWHERE = 'Não encontramos esta página'

/** Pages that agents may not open, and detail pages with an unknown id, which look the same. */
export const REFUSED_TO_AGENTS: Readonly<Record<string, Place>> = {
  people: ['/people', NOWHERE],
  roles: ['/people/roles', NOWHERE],
  review: ['/review', NOWHERE],
  production: ['/sales', NOWHERE],
  proposal: [`/proposals/${ABSENT}`, /Não encontramos|não encontrada/i],
  fix: [`/proposals/${ABSENT}/fix`, /Não encontramos|não encontrada/i],
  consult: [`/clt/consult/${ABSENT}`, /Não encontramos|não encontrada/i],
  operation: [`/clt/operation/${ABSENT}`, /Não encontramos|não encontrada/i],
  simulation: [`/fgts/simulation/${ABSENT}`, /Não encontramos|não encontrada/i],
  form: [`/fgts/proposal/${ABSENT}`, /Não encontramos|não encontrada/i],
  balances: [`/fgts?q=${ABSENT}`, 'Antecipação do FGTS'],
  customer: [`/customers/of/proposal/${ABSENT}`, /Não encontramos|não encontrad/i],
}

export const ABSENT_TO_MANAGERS: Readonly<Record<string, Place>> = {
  person: [`/people/${ABSENT}`, NOWHERE],
  application: ['/applications/nobody', NOWHERE],
  table: ['/prices/nothing', NOWHERE],
  change: [`/prices/changes/${ABSENT}`, NOWHERE],
  delivery: [`/webhooks/deliveries/${ABSENT}`, NOWHERE],
  exchange: [`/institutions/exchanges/${ABSENT}`, NOWHERE],
}

/** Every page of a new organization, opened as a manager because managers see all pages. */
export const EMPTY: Readonly<Record<string, Place>> = {
  home: ['/home', 'Comece pelo CPF de um cliente'],
  fgts: ['/fgts', 'Antecipação do FGTS'],
  clt: ['/clt', 'Crédito CLT'],
  proposals: ['/proposals', 'Nenhuma proposta ainda'],
  account: ['/account', 'Sua conta'],
  review: ['/review', 'Análise'],
  rules: ['/review/rules', 'O que manda uma proposta para a análise'],
  production: ['/sales', 'Produção'],
  tables: ['/prices', 'Tabelas'],
  people: ['/people', 'Pessoas'],
  teams: ['/people/teams', 'Times'],
  roles: ['/people/roles', 'Perfis'],
  signInSettings: ['/people/sign-in', 'Entrada'],
  applications: ['/applications', 'Aplicações'],
  webhooks: ['/webhooks', 'Webhooks'],
  deliveries: ['/webhooks/deliveries', 'Entregas'],
  institutions: ['/institutions', 'Instituições'],
  exchanges: ['/institutions/exchanges', 'Nenhuma chamada ainda'],
  monitoring: ['/monitoring', 'Monitoramento'],
  alerts: ['/alerts', 'Nenhum destino ainda'],
  audit: ['/audit', 'Auditoria'],
  security: ['/audit/security', 'Segurança'],
}
