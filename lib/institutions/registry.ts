import type { InstitutionRow } from '#db/queries/institutions/institutions.ts'
import type { Institution } from './institution.ts'
import { recordedInstitution } from './institution-calls.ts'
import { sandboxInstitution } from './sandbox/sandbox-institution.ts'

const KINDS: Readonly<Record<InstitutionRow['kind'], (row: InstitutionRow) => Institution>> = {
  sandbox: sandboxInstitution,
}

/** Returns the institution of a row, with every call recorded. A new kind is one line here. */
export const institutionOf = (row: InstitutionRow, organizationId: string): Institution =>
  recordedInstitution(KINDS[row.kind](row), organizationId)

/** Returns the reader of an institution's reports, before their organization is known. */
export const reportReaderOf = (row: InstitutionRow): Pick<Institution, 'readReport'> => KINDS[row.kind](row)
