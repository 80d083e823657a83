import type { InstitutionRow } from '#db/queries/institutions'
import type { Institution } from './institution.ts'
import { sandboxInstitution } from './sandbox/sandbox-institution.ts'

const KINDS: Readonly<Record<InstitutionRow['kind'], (row: InstitutionRow) => Institution>> = {
  sandbox: sandboxInstitution,
}

/** The institution of a row, behind the port. Another institution of a known kind is another row; a new kind is one line here. */
export const institutionOf = (row: InstitutionRow): Institution => KINDS[row.kind](row)
