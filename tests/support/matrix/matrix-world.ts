import { accessFixture } from '#tests/support/fixtures/access-fixture.ts'
import { exchangeRow } from '#tests/support/fixtures/exchange-row.ts'
import { sessionCookieOf } from '#tests/support/fixtures/session-cookie-of.ts'
import { cpfsOf } from '#tests/support/fuzz/examine.ts'
import { fuzzWorld } from '#tests/support/fuzz/fuzz-world.ts'
import type { Harness } from '#tests/support/servers/harness.ts'
import type { Caller, Cell } from './endpoint-cells.ts'
import { MATRIX_EXCHANGE_ID, NAMED_PARTS, PANEL_QUERIES } from './endpoint-entries.ts'

export const matrixWorld = async (harness: Harness) => {
  const { ids, knownValues } = await fuzzWorld(harness)
  const access = await accessFixture()
  const { customerKeyOf } = await import('#lib/services/kernel/customer-key.ts')
  const foreign = await access.organization()
  const { clientId, clientSecret } = await access.application(foreign, ['fgts', 'clt', 'webhooks', 'read'])
  const token = async (client_id: string, client_secret: string) => {
    const body = { grant_type: 'client_credentials', client_id, client_secret }
    return String((await harness.api('/oauth/token', { token: null, body })).body.access_token)
  }
  const manager = await sessionCookieOf(harness, 'manager')
  const scoped = async (scope: string) => ({ token: await harness.token(scope) })
  const callers: Readonly<Record<Caller, { token: string | null; headers?: Record<string, string> }>> = {
    nobody: { token: null },
    fgts: await scoped('fgts'),
    clt: await scoped('clt'),
    webhooks: await scoped('webhooks'),
    read: await scoped('read'),
    agent: { token: null, headers: (await sessionCookieOf(harness, 'agent')).headers },
    manager: { token: null, headers: manager.headers },
    'foreign program': { token: await token(clientId, clientSecret) },
    'foreign manager': { token: null, headers: (await sessionCookieOf(harness, 'manager', foreign)).headers },
  }
  const one = async (statement: string) => String((await harness.database.owner.unsafe(statement))[0]?.id)
  const demo = await harness.demoOrganizationId()
  const own: Readonly<Record<string, string>> = {
    '/panel/people/{id}': manager.id,
    '/panel/applications/{clientId}': 'demo-app',
    '/panel/prices/{id}': await one(`select id from price_tables where organization_id = '${demo}' limit 1`),
    '/panel/simulations/': String(knownValues.fgtsSimulationId?.[0]),
    '/panel/consults/': String(ids['/private-consignment/consult/']?.[0]),
    '/panel/proposals/': String(ids['/fgts/proposal/']?.[0]),
    '/panel/review/cases/': String(ids['/fgts/proposal/']?.[0]),
    '/panel/webhooks/deliveries/': String(ids['/user/webhook/deliveries/']?.[0]),
    '/panel/institutions/exchanges/{id}': await storedExchange(demo),
    '/panel/customers/': customerKeyOf({
      organizationId: demo,
      documentNumber: String(knownValues.documentNumber?.[0]),
    }),
    ...Object.fromEntries(Object.entries(ids).flatMap(([path, [first]]) => (first ? [[path, first]] : []))),
  }
  const { text } = await harness.api('/openapi.json', { token: null })
  const documented = new Set(cpfsOf(text))
  return { callers, own, documented }
}

const storedExchange = async (organizationId: string): Promise<string> => {
  const { insertInstitutionExchange } = await import('#db/queries/institutions/institution-exchanges.ts')
  const { withTransaction } = await import('#db/transaction.ts')
  const id = MATRIX_EXCHANGE_ID
  await withTransaction({ organizationId }, (tx) =>
    insertInstitutionExchange(tx, exchangeRow({ id, organizationId })),
  )
  return id
}

export type MatrixWorld = Awaited<ReturnType<typeof matrixWorld>>

const MISSING = '0199a3b2-7c00-7000-8000-00000000dead'

export const callOf = ({ contract, caller, position }: Cell, { callers, own }: MatrixWorld) => {
  const prefix = Object.keys(own).find((start) => contract.path.startsWith(start)) ?? ''
  const id = { own: own[prefix] ?? MISSING, missing: MISSING, malformed: "1'--" }[position]
  const path = contract.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(position !== 'malformed' && name in NAMED_PARTS ? String(NAMED_PARTS[name]) : id),
  )
  const query = new URLSearchParams(contract.examples?.query ?? PANEL_QUERIES[contract.name])
  const isUpload = contract.bodyType === 'multipart'
  const body = contract.method === 'GET' || isUpload ? undefined : contract.examples?.request
  return {
    path: query.size === 0 ? path : `${path}?${query}`,
    call: {
      method: contract.method,
      ...callers[caller],
      ...(isUpload && { raw: new FormData() }),
      ...(body !== undefined && { body }),
    },
  }
}
