import {
  findConnectionOfEvent,
  type InstitutionConnectionRow,
} from '#db/queries/institutions/institution-connections.ts'
import { insertInstitutionEvent } from '#db/queries/institutions/institution-events.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { withLookup } from '#db/transaction.ts'
import { newId } from '#lib/config/ids.ts'
import { decryptInstitutionSecret } from '#lib/config/institution-secret.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import { reportReaderOf } from '#lib/institutions/registry.ts'
import { enqueue } from '#lib/queue/enqueue.ts'
import type { Context } from '#lib/services/context.ts'
import { followHint } from '#lib/services/institution-reports/parts/follow-hint.ts'
import {
  type SignedDelivery,
  verifyEventSignature,
} from '#lib/services/institution-reports/parts/verify-event-signature.ts'

/** Job queues per institution. Reports on the same resource share one, which keeps their order. */
const LANES = 8

/**
 * Idempotent by webhook id. An event of a connection without signatures is only a hint to read the state.
 * @throws not_found, signature_invalid, malformed_body
 * @withoutPermission the caller authenticates by the signature
 * @withoutTrace the stored event is the record
 */
export const receiveInstitutionEvent = async (
  context: Context,
  { code, connection, ...delivery }: { code: string; connection?: string | undefined } & SignedDelivery,
): Promise<{ received: true }> => {
  const institution = await withLookup({}, (tx) => findInstitution(tx, code))
  if (!institution) throw new DomainError('not_found')
  const sender = await senderOf(institution, connection)
  if (sender.connection && capabilitiesOf(sender.connection).events === 'unsigned') {
    await followHint({ connection: sender.connection, body: delivery.rawBody })
    return { received: true }
  }
  const reportsNothing = reportReaderOf(institution).ignoresEvent?.(delivery.rawBody) === true
  // An institution that cannot sign may test the receiver while the connection still expects signatures.
  if (reportsNothing && delivery.headers.get('webhook-signature') === null) return { received: true }
  const signedId = verifyEventSignature(delivery, sender.secret, context.now)
  // Postgres text cannot store NUL, and valid JSON contains no raw NUL.
  if (delivery.rawBody.includes('\0')) throw new DomainError('malformed_body')
  if (reportsNothing) return { received: true }
  await withLookup({}, async (tx) => {
    const id = newId()
    const connectionId = sender.connection?.id ?? null
    const webhookId = connectionId === null ? signedId : `${connectionId}:${signedId}`
    const event = { id, institutionCode: institution.code, connectionId, webhookId, body: delivery.rawBody }
    const isNew = await insertInstitutionEvent(tx, { ...event, receivedAt: context.now })
    const job = { name: 'interpret_institution_event', payload: { eventId: id, tries: 0 } } as const
    if (isNew) await enqueue(tx, job, { queue: laneOf(institution, delivery.rawBody) })
  })
  return { received: true }
}

type Sender = { connection: InstitutionConnectionRow | null; secret: string }

const senderOf = async (
  { code: institutionCode, kind, sealedSecret }: InstitutionRow,
  id: string | undefined,
): Promise<Sender> => {
  if (kind === 'sandbox') return { connection: null, secret: decryptInstitutionSecret(sealedSecret) }
  if (id === undefined) throw new DomainError('not_found')
  const connection = await withLookup({ institution_connection: id }, (tx) =>
    findConnectionOfEvent(tx, { id, institutionCode }),
  )
  if (!connection) throw new DomainError('not_found')
  return { connection, secret: decryptInstitutionSecret(connection.sealedReportSecret) }
}

const laneOf = (institution: InstitutionRow, body: string): string => {
  const externalId = reportReaderOf(institution).readReport(body)?.externalId ?? ''
  let sum = 0
  for (const character of externalId) sum = (sum * 31 + character.charCodeAt(0)) % 1_000_003
  return `institution:${institution.code}:${sum % LANES}`
}
