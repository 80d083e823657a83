import type { Connection } from '#db/client.ts'
import { listUsers } from '#db/queries/access/users.ts'
import { listApplications } from '#db/queries/applications/applications.ts'
import { type InstitutionRow, listInstitutions } from '#db/queries/institutions/institutions.ts'
import { listNewestPriceTables } from '#db/queries/prices/price-tables.ts'
import { allows } from '#lib/domain/access/permissions.ts'
import type { PriceVersion } from '#lib/domain/prices/price-version.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { SAMPLE_REFERENCE } from '#lib/domain/samples/sample-set.ts'
import { certificateOf } from '#lib/services/access/shared/certificate-of.ts'
import type { Actor } from '#lib/services/context.ts'

type Person = Extract<Actor, { kind: 'user' }>

/** Existing people, institutions and price tables that the stories use. Sample data creates none of these. */
export type SampleCast = {
  /** Never empty. */
  authors: readonly Actor[]
  reviewers: readonly Person[]
  institutions: Readonly<Record<Product, readonly InstitutionRow[]>>
  /** Active tables; the default table of each institution comes first. */
  tables: readonly PriceVersion[]
}

const NOBODY: Actor = { kind: 'system', id: 'sample_data', name: SAMPLE_REFERENCE }

export const sampleCast = async (tx: Connection, organizationId: string): Promise<SampleCast> => {
  const [people, applications, institutions, tables] = await Promise.all([
    peopleOf(tx, organizationId),
    listApplications(tx, organizationId),
    listInstitutions(tx),
    listNewestPriceTables(tx, { organizationId, active: true }),
  ])
  const [application] = applications.filter(({ revokedAt }) => revokedAt === null)
  const program: Actor[] = application
    ? [{ kind: 'application', clientId: application.clientId, scopes: [], ...labelled(application) }]
    : []
  const authors = [...people.certified, ...program]
  const offering = (product: Product) =>
    institutions.filter(
      ({ active, kind, products }) => active && kind === 'sandbox' && products.includes(product),
    )
  return {
    authors: authors.length > 0 ? authors : [NOBODY],
    reviewers: people.all.filter((person) => allows(person, 'review_proposals')),
    institutions: { fgts: offering('fgts'), clt: offering('clt') },
    tables,
  }
}

const peopleOf = async (tx: Connection, organizationId: string) => {
  const users = (await listUsers(tx, organizationId)).filter(({ deactivatedAt }) => deactivatedAt === null)
  // People with custom roles are left out, because their roles may lack the permissions of the stories.
  const all = users
    .filter(({ ownRoleId }) => ownRoleId === null)
    .map(
      (user): Person => ({
        kind: 'user',
        sessionId: '',
        visibility: 'all',
        teamId: user.teamId,
        role: user.role,
        email: user.email,
        ...labelled(user),
      }),
    )
  const certificates = await Promise.all(all.map(({ id }) => certificateOf(tx, { organizationId }, id)))
  return { all, certified: all.filter((_, index) => certificates[index] !== undefined) }
}

/** Marks the name as sample data, because histories, lists and the audit show only the name. */
const labelled = ({ id, name }: { id: string; name: string }) => ({
  id,
  name: `${name} (${SAMPLE_REFERENCE})`,
})
