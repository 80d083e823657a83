import { findOrganization, updateOrganizationAddressRanges } from '#db/queries/organizations/organizations.ts'
import { withTransaction } from '#db/transaction.ts'
import { isAddressListed } from '#lib/domain/access/address-ranges.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { normalAddressRanges } from '#lib/services/access/shared/normal-address-ranges.ts'
import { type Context, requirePermission } from '#lib/services/context.ts'
import { recordAudit } from '#lib/services/kernel/record-audit.ts'

export type AddressRanges = { ranges: readonly string[]; mayExcludeSelf: boolean }

/**
 * Sets the addresses from which people may work, from the next request on; an empty list allows all.
 * @throws permission_denied, address_range_invalid, own_address_excluded (unless `mayExcludeSelf`)
 */
export const changeAddressRanges = async (
  context: Context,
  { ranges, mayExcludeSelf }: AddressRanges,
): Promise<{ ranges: string[] }> => {
  requirePermission(context, 'manage_access')
  const { organizationId, actor, client } = context
  const next = normalAddressRanges(ranges)
  if (actor.kind === 'user' && !mayExcludeSelf && !isAddressListed(next, client.ip))
    throw new DomainError('own_address_excluded', { address: client.ip })
  await withTransaction(context, async (tx) => {
    const before = (await findOrganization(tx, organizationId))?.addressRanges ?? null
    if (before?.join() === next?.join()) return
    await updateOrganizationAddressRanges(tx, organizationId, next)
    await recordAudit(tx, context, {
      action: 'organization_addresses_changed',
      subjectType: 'organization',
      subjectId: organizationId,
      details: { from: before, to: next },
    })
  })
  return { ranges: next ?? [] }
}
