import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Connection } from '#db/client.ts'
import { type BankRow, upsertBanks } from '#db/queries/proposals/banks.ts'

const DATA = new URL('./banks.csv', import.meta.url)

/** Upserts all listed banks. Others become inactive but stay, because proposals reference them. */
export const seedBanks = (tx: Connection): Promise<void> => upsertBanks(tx, readBanks())

const readBanks = (): BankRow[] =>
  readFileSync(DATA, 'utf8')
    .split('\n')
    .filter((line) => /^\d{8};/.test(line))
    .map((line) => {
      const [ispb = '', code = '', name = '', shortName = ''] = line.split(';')
      return {
        id: bankIdOf(ispb),
        ispb,
        code: code || null,
        name,
        shortName: shortName || name,
        active: true,
      }
    })

/** Returns an id that is the same in every installation: a UUIDv8 (RFC 9562) derived from the ISPB. */
const bankIdOf = (ispb: string): string => {
  const hex = createHash('sha256').update(`bank:${ispb}`).digest('hex')
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
