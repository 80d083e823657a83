import { findOrganization } from '#db/queries/organizations/organizations.ts'
import { withSnapshot } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'

export const organizationNameOf = async (context: Context): Promise<string> =>
  (await withSnapshot(context, (tx) => findOrganization(tx, context.organizationId)))?.name ?? ''
