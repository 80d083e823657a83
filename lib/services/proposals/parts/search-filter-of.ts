import type { ProposalFilter } from '#db/queries/proposals/proposals.ts'
import { normalizeCpf } from '#lib/domain/documents/cpf.ts'
import { nameWords } from '#lib/domain/name-words.ts'
import { isContractNumber } from '#lib/domain/proposals/contract-number.ts'

export const searchFilterOf = (
  search: string | undefined,
): Pick<ProposalFilter, 'documentNumber' | 'contractNumber'> & { nameWords?: readonly string[] } => {
  if (search === undefined || search === '') return {}
  const documentNumber = normalizeCpf(search)
  if (documentNumber) return { documentNumber }
  if (isContractNumber(search)) return { contractNumber: search }
  // A search of punctuation alone has no words; it must match nothing rather than everything.
  const words = nameWords(search)
  return { nameWords: words.length === 0 ? [search] : words.slice(0, 6) }
}
