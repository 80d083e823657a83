import {
  findInstitutionConnection,
  updateConnectionCapabilities,
} from '#db/queries/institutions/institution-connections.ts'
import { withTransaction } from '#db/transaction.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { fieldRefusal } from '#lib/domain/field-refusal.ts'
import {
  type ConnectionCapabilities,
  capabilitiesOf,
} from '#lib/domain/institutions/connection-capabilities.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

type CapabilityChange = { code: string; changes: Partial<ConnectionCapabilities> }

/** The webhook receiver stays registered. @throws connection_not_usable, connection_username_missing */
export const changeConnectionCapabilities = async (
  context: Context,
  { code: institutionCode, changes }: CapabilityChange,
): Promise<ConnectionCapabilities> => {
  requirePermission(context, 'manage_webhooks')
  return withTransaction(context, async (tx) => {
    const key = { organizationId: context.organizationId, institutionCode }
    const connection = await findInstitutionConnection(tx, key)
    if (!connection) throw new DomainError('connection_not_usable')
    const capabilities = capabilitiesOf({ capabilities: { ...connection.capabilities, ...changes } })
    if (capabilities.grant === 'password' && !capabilities.username)
      throw fieldRefusal({ pointer: '/capabilities/username', code: 'connection_username_missing' })
    await updateConnectionCapabilities(tx, key, { capabilities, at: context.now })
    await recordAudit(tx, context, {
      action: 'institution_capabilities_set',
      subjectType: 'institution',
      subjectId: institutionCode,
      details: { from: textOf(capabilitiesOf(connection)), to: textOf(capabilities) },
    })
    return capabilities
  })
}

const textOf = ({ grant, events, rates, keys }: ConnectionCapabilities): string =>
  [grant, events, rates, keys].join(', ')
