import { type BankRow, listActiveBanks } from '#db/queries/proposals/banks.ts'
import { withLookup } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'

/** Matches each word with any part of a name, or the start of the code (up to 3 characters) or ISPB. */
export const listBanks = async (
  _context: Context,
  input: { search?: string | undefined },
): Promise<BankRow[]> => {
  const banks = await withLookup({}, listActiveBanks)
  const words = plain(input.search ?? '').split(' ')
  return banks.filter((bank) => matches(bank, words))
}

const matches = ({ code, ispb, name, shortName }: BankRow, words: readonly string[]) => {
  const names = plain(`${shortName} ${name}`)
  return words.every(
    (word) => names.includes(word) || (word.length > 3 ? ispb.startsWith(word) : code?.startsWith(word)),
  )
}

const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim().replace(/\s+/g, ' ')
