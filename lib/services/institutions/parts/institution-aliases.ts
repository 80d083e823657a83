import type { Connection } from '#db/client.ts'
import { findTakenInstitutionName } from '#db/queries/institutions/institutions.ts'
import { DomainError } from '#lib/domain/errors.ts'
import { codeName } from '#lib/domain/names.ts'

type AliasInput = { code: string; aliases: readonly string[] }

/** Returns the aliases in lower case. @throws invalid_name, name_taken by another institution */
export const institutionAliases = async (
  tx: Connection,
  { code, aliases }: AliasInput,
): Promise<string[]> => {
  const names = [...new Set(aliases.map(codeName))].filter((name) => name !== code).toSorted()
  const conflict = await findTakenInstitutionName(tx, { code, names: [...names, code] })
  if (conflict) throw new DomainError('name_taken', { name: conflict })
  return names
}
