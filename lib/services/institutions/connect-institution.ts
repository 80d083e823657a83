import {
  findInstitutionConnection,
  type InstitutionConnectionRow,
  putInstitutionConnection,
  updateConnectionState,
} from '#db/queries/institutions/institution-connections.ts'
import { findInstitution, type InstitutionRow } from '#db/queries/institutions/institutions.ts'
import { withSnapshot, withTransaction } from '#db/transaction.ts'
import { decryptConnectionSecret, encryptConnectionSecret } from '#lib/config/connection-secret.ts'
import { getEnv } from '#lib/config/env.ts'
import { newId } from '#lib/config/ids.ts'
import { encryptInstitutionSecret, newInstitutionSecret } from '#lib/config/institution-secret.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import type { ConnectionCapabilities } from '#lib/domain/institutions/connection-capabilities.ts'
import { readInstitutionPrices, registerReceiver } from '#lib/institutions/institution-connection.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { guardBaseAddress } from '#lib/services/institutions/parts/guard-base-address.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

export type ConnectionInput = {
  code: string
  baseAddress: string
  /** Code by which the service at that address knows the institution. */
  provider: string
  clientId: string
  /** Null keeps the stored secret. With the password grant, this is the password. */
  clientSecret: string | null
  /** Undefined keeps the stored capabilities. */
  capabilities?: ConnectionCapabilities | undefined
}

/**
 * The present address and credentials stay in use until the new ones have passed the test and registered the
 * receiver.
 * @throws permission_denied, not_found, connection_address_invalid, webhook_url_blocked,
 *   connection_secret_missing, connection_username_missing, and the codes of {@link readInstitutionPrices}
 */
export const connectInstitution = async (
  context: Context,
  input: ConnectionInput,
): Promise<{ code: string; tables: number }> => {
  requirePermission(context, 'manage_webhooks')
  const { institution, present } = await loadConnectable(context, input.code)
  const row = connectionRow(context, { present, input })
  const trial = { institution, connection: row, isTrial: true }
  const tables = await readInstitutionPrices(trial)
  // The institution at once sends a test to the receiver, which only a stored connection can accept.
  if (present) await registerReceiver(trial, receiverAddress(row))
  const connection = await withTransaction(context, async (tx) => {
    await recordAudit(tx, context, {
      action: 'institution_connected',
      subjectType: 'institution',
      subjectId: row.institutionCode,
      details: { clientId: row.clientId, from: present?.baseAddress ?? null, to: row.baseAddress },
    })
    return putInstitutionConnection(tx, row)
  })
  if (!present)
    await registerReceiver({ institution, connection, isTrial: true }, receiverAddress(connection))
  await withTransaction(context, (tx) =>
    updateConnectionState(tx, connection, { from: ['connecting'], to: 'active', at: context.now }),
  )
  return { code: row.institutionCode, tables: tables.length }
}

type Connectable = { institution: InstitutionRow; present: InstitutionConnectionRow | undefined }

const loadConnectable = (context: Context, institutionCode: string): Promise<Connectable> =>
  withSnapshot(context, async (tx) => {
    const institution = await findInstitution(tx, institutionCode)
    if (!institution?.active || institution.kind !== 'origination_api') throw new DomainError('not_found')
    const { organizationId } = context
    return { institution, present: await findInstitutionConnection(tx, { organizationId, institutionCode }) }
  })

type RowInput = Pick<Connectable, 'present'> & { input: ConnectionInput }

const connectionRow = (context: Context, { present, input }: RowInput): InstitutionConnectionRow => {
  const baseAddress = guardBaseAddress(input.baseAddress)
  const capabilities = input.capabilities ?? present?.capabilities ?? {}
  if (capabilities.grant === 'password' && !capabilities.username)
    throw fieldRefusal({ pointer: '/capabilities/username', code: 'connection_username_missing' })
  const clientId = input.clientId.trim()
  return {
    organizationId: context.organizationId,
    institutionCode: input.code,
    id: present?.id ?? newId(context.now),
    ...{ baseAddress, clientId },
    provider: input.provider.trim(),
    sealedClientSecret: encryptConnectionSecret(secretOf(present, { ...input, baseAddress, clientId })),
    sealedReportSecret: present?.sealedReportSecret ?? encryptInstitutionSecret(newInstitutionSecret()),
    state: present?.state ?? 'connecting',
    capabilities,
    ...{ failures: 0, openUntil: null, heldUntil: null },
    createdAt: present?.createdAt ?? context.now,
    changedAt: context.now,
  }
}

/** Returns the typed secret or else the stored one, which serves only the stored address and client. */
const secretOf = (
  present: InstitutionConnectionRow | undefined,
  { clientSecret, baseAddress, clientId }: Pick<ConnectionInput, 'clientSecret' | 'baseAddress' | 'clientId'>,
): string => {
  const typed = clientSecret?.trim() ?? ''
  if (typed !== '') return typed
  if (present?.baseAddress === baseAddress && present.clientId === clientId)
    return decryptConnectionSecret(present.sealedClientSecret)
  throw fieldRefusal({ pointer: '/clientSecret', code: 'connection_secret_missing' })
}

const receiverAddress = ({ institutionCode, id }: InstitutionConnectionRow) =>
  `${getEnv().ORIGIN}/api/institutions/${institutionCode}/events?connection=${id}`
