import { listTableVersions } from '#db/queries/table-versions'
import { withTransaction } from '#db/transaction'
import { DomainError } from '#lib/domain/errors'
import type { Context } from '#lib/services/context'
import { newTableChange } from './new-table-change.ts'
import { requireTablePerson } from './require-table-person.ts'

/** `id` is any version of the table; the change starts from the newest. */
export type TableChangeStart = { id: string; kind: 'new_version' | 'activate' | 'retire' }

/**
 * Starts a draft on the newest version of a table; nothing changes for anybody yet.
 * Throws `permission_denied`, `not_found`, and `table_change_unchanged` for a table that is already (or not) in use.
 */
export const startTableChange = async (
  context: Context,
  { id, kind }: TableChangeStart,
): Promise<{ id: string }> => {
  requireTablePerson(context)
  const { organizationId } = context
  return withTransaction(context, async (tx) => {
    const [named] = await listTableVersions(tx, { organizationId, id })
    if (!named) throw new DomainError('not_found')
    const [newest = named] = await listTableVersions(tx, { organizationId, name: named })
    if (kind !== 'new_version' && newest.active === (kind === 'activate'))
      throw new DomainError('table_change_unchanged')
    const terms = { ...newest, isDefault: kind === 'new_version' && newest.isDefault }
    const change = await newTableChange(tx, context, { kind, name: newest, terms, base: newest })
    return { id: change.id }
  })
}
