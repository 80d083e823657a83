import { type BankRow, listActiveBanks } from '#db/queries/proposals/banks.ts'
import { withLookup } from '#db/transaction.ts'
import type { Context } from '#lib/services/context.ts'

/** Returns banks whose names contain each word, or whose code (up to 3 characters) or ISPB starts with it. */
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
