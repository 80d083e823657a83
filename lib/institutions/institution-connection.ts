import type { InstitutionConnectionRow } from '#db/queries/institutions/institution-connections.ts'
import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { decryptInstitutionSecret } from '#lib/config/institution-secret.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { WEBHOOK_KINDS, type WebhookKind } from '#lib/domain/webhooks/webhook-kinds.ts'
import { inCallScope } from './call-scope.ts'
import { recordCall } from './institution-calls.ts'
import { callUpstream, isSuccess, refusalOf } from './origination-api/call-upstream.ts'
import { connectionOf, type OpenConnection } from './origination-api/open-connection.ts'
import { readPriceTables, type UpstreamPriceTable } from './origination-api/price-tables.ts'

export type { UpstreamPriceTable } from './origination-api/price-tables.ts'

type Connected = {
  institution: InstitutionRow
  connection: InstitutionConnectionRow
  /** True for an address and credentials that are only tested; their outages are not counted. */
  isTrial?: boolean
}

/** @throws institution_request_refused, the codes of {@link callUpstream} */
export const readInstitutionPrices = (connected: Connected): Promise<UpstreamPriceTable[]> =>
  inCallScope({ operation: 'read_prices' }, () => {
    const read = () => readTables(connected)
    return connected.isTrial ? read() : recordCall(connected.connection, 'read_prices', read)
  })

const readTables = async (connected: Connected): Promise<UpstreamPriceTable[]> => {
  const open = openOf(connected)
  const tables: UpstreamPriceTable[][] = []
  for (const product of connected.institution.products) tables.push(await readPriceTables(open, product))
  return tables.flat()
}

const openOf = ({ institution, connection, isTrial = false }: Connected): OpenConnection => ({
  ...connectionOf(institution, connection),
  isTrial,
})

const KINDS_OF: Readonly<Record<Product, readonly WebhookKind[]>> = {
  fgts: ['balance', 'proposal'],
  clt: ['private-consignment/consult', 'private-consignment/operation'],
}

/** Needs a stored connection: the institution sends a test. @throws as {@link readInstitutionPrices} */
export const registerReceiver = (connected: Connected, address: string): Promise<void> =>
  inCallScope({ operation: 'register_receiver' }, async () => {
    const { institution, connection } = connected
    const open = openOf(connected)
    if (capabilitiesOf(connection).events === 'none') return
    const kinds = WEBHOOK_KINDS.filter((kind) =>
      institution.products.some((product) => KINDS_OF[product].includes(kind)),
    )
    for (const kind of kinds) await registerKind(open, kind, address)
  })

const registerKind = async (open: OpenConnection, kind: WebhookKind, url: string): Promise<void> => {
  const isSigned = capabilitiesOf(open.row).events === 'signed'
  const body = { url, ...(isSigned && { secret: decryptInstitutionSecret(open.row.sealedReportSecret) }) }
  const call = { method: 'POST', path: `/user/webhook/${kind}`, body } as const
  const answer = await callUpstream(open, call)
  if (!isSuccess(answer)) throw refusalOf(answer)
}
