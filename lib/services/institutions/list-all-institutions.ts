import { type InstitutionRow, listInstitutions } from '#db/queries/institutions/institutions.ts'
import { withLookup } from '#db/transaction.ts'

export const listAllInstitutions = async (): Promise<Omit<InstitutionRow, 'sealedSecret'>[]> => {
  const rows = await withLookup({}, listInstitutions)
  return rows.map(({ sealedSecret: _hidden, ...row }) => row)
}
