import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { Institution } from './institution.ts'
import { recordedInstitution } from './institution-calls.ts'
import { originationApiInstitution } from './origination-api/origination-api-institution.ts'
import { type RehearsedCase, rehearse } from './sandbox/rehearsal.ts'
import { sandboxInstitution } from './sandbox/sandbox-institution.ts'

type Opener = (row: InstitutionRow, organizationId: string) => Institution

const KINDS: Readonly<Record<InstitutionRow['kind'], Opener>> = {
  sandbox: sandboxInstitution,
  origination_api: originationApiInstitution,
}

export const institutionOf = (row: InstitutionRow, organizationId: string): Institution =>
  recordedInstitution(KINDS[row.kind](row, organizationId), organizationId)

/** Returns only an institution's report reader, for callers that do not know a report's organization yet. */
export const reportReaderOf = (row: InstitutionRow): Pick<Institution, 'readReport' | 'ignoresEvent'> =>
  KINDS[row.kind](row, '')

/** Opens a sandbox case whose steps run at given instants; undefined for any other institution. */
export const rehearsalOf = (row: InstitutionRow, opening: RehearsedCase) =>
  row.kind === 'sandbox' ? rehearse(row, opening) : undefined

export type Rehearsal = NonNullable<ReturnType<typeof rehearsalOf>>
