import type { InstitutionRow } from '#db/queries/institutions'
import type { Institution } from './institution.ts'
import { recordedInstitution } from './institution-calls.ts'
import { sandboxInstitution } from './sandbox/sandbox-institution.ts'

const KINDS: Readonly<Record<InstitutionRow['kind'], (row: InstitutionRow) => Institution>> = {
  sandbox: sandboxInstitution,
}

/**
 * The institution of a row, behind the port, to be called for an organization: every call is noted. Another
 * institution of a known kind is another row; a new kind is one line here.
 */
export const institutionOf = (row: InstitutionRow, organizationId: string): Institution =>
  recordedInstitution(KINDS[row.kind](row), organizationId)

/** What reads the reports of an institution, before it is known whose they are. */
export const reportReaderOf = (row: InstitutionRow): Pick<Institution, 'readReport'> => KINDS[row.kind](row)
