import type { Row as AnyRow, PendingQuery } from 'postgres'
import type { Connection } from '#db/client.ts'
import { equalsAny } from '#db/equals-any.ts'
import { type SearchedWord, searchedWords, WORD_TABLES } from '#db/name-digests.ts'
import { NOTHING } from '#db/nothing.ts'
import { getEnv } from '#lib/config/env.ts'

export type Fragment = PendingQuery<AnyRow[]>

/** Each word must be a prefix of some word of the name (db/name-digests.ts). */
export type NameSearch = {
  table: keyof typeof WORD_TABLES
  organizationId: string
  words: readonly string[]
  /** Limits the search for a common word to these authors; a rare word's rows are all read. */
  authors?: readonly string[] | undefined
}

/** A word with more rows than this is common; its rows are read in batches, never all at once. */
export const MAX_RARE = 500

/** If `isPlain`, the word is also compared with words stored before encryption. */
export type Word = SearchedWord & { isPlain: boolean }

export type Search = Omit<NameSearch, 'words'> & { words: readonly Word[] }

export const prepared = async <T extends NameSearch>(
  tx: Connection,
  search: T,
): Promise<Omit<T, 'words'> & Search> => {
  const { organizationId } = search
  const { words } = namesOf(tx, search)
  // Digests begin with a full stop. Letters and digits sort after it, so this finds an unencrypted word.
  const [plain] = await tx`
    select 1 from ${words} where organization_id = ${organizationId} and word ~>=~ '/' limit 1`
  const isPlain = (text: string) => plain !== undefined && /^[\p{L}\p{N}]/u.test(text)
  const searched = searchedWords(organizationId, search.words)
  const all = searched.map((word) => ({ ...word, isPlain: isPlain(word.text) }))
  const long = all.filter(({ isShort }) => !isShort)
  if (!getEnv().ENCRYPT_DATA || long.length === 0 || long.length === all.length)
    return { ...search, words: all }
  const narrowing = await wholeWordsBeside(
    tx,
    { ...search, words: long },
    all.filter(({ isShort }) => isShort),
  )
  return { ...search, words: [...long, ...narrowing] }
}

/** Drops short words that no name has whole together with the longest word: the user is still typing them. */
const wholeWordsBeside = async (tx: Connection, search: Search, shorts: readonly Word[]): Promise<Word[]> => {
  const lead = leadOf(search)
  if (!lead) return []
  const [leads = 0] = await countsOfWords(tx, { ...search, words: [lead] })
  const occurring = await Promise.all(
    shorts.map(async (short) => ((await occursWhole(tx, search, { lead, leads, short })) ? [short] : [])),
  )
  return occurring.flat()
}

type Pair = { lead: Word; leads: number; short: Word }

const occursWhole = async (
  tx: Connection,
  search: Search,
  { lead, leads, short }: Pair,
): Promise<boolean> => {
  const { words, key } = namesOf(tx, search)
  const { organizationId } = search
  const isShort = (column: Fragment) => tx`${column} ${equalsAny(tx, [...short.digests, short.text])}`
  const [row] = await tx<{ total: number }[]>`
    select count(*)::int as total from (
      select 1 from ${words} where organization_id = ${organizationId} and ${isShort(tx`word`)} limit ${MAX_RARE + 1}) as counted`
  const count = row?.total ?? 0
  // A short word with too many rows to check is considered a whole word.
  if (count === 0 || Math.min(leads, count) > MAX_RARE) return count > 0
  const isLead = (column: Fragment) => begins(tx, column, lead)
  const [isRarer, isOther] = leads < count ? [isLead, isShort] : [isShort, isLead]
  // `offset 0` has the effect that is described at `hasWord`.
  const [match] = await tx`
    select 1 from ${words} as rarer where organization_id = ${organizationId} and ${isRarer(tx`word`)} and exists (
      select 1 from ${words} as also where also.organization_id = ${organizationId} and also.${key} = rarer.${key}
        and ${isOther(tx`also.word`)} offset 0) limit 1`
  return match !== undefined
}

export const countsOfWords = async (tx: Connection, search: Search): Promise<number[]> => {
  const { words } = namesOf(tx, search)
  const rowsWith = (condition: Fragment) => tx`
    (select 1 from ${words} where organization_id = ${search.organizationId} and ${condition} limit ${MAX_RARE + 1})`
  const results = await Promise.all(
    search.words.map((word) => {
      // If one condition had both forms, Postgres would read all rows of the word before the limit applies.
      const { digests, plain } = formsOf(tx, tx`word`, word)
      return tx<{ total: number }[]>`
        select count(*)::int as total from (
          ${rowsWith(digests)} ${plain ? tx`union all ${rowsWith(plain)}` : NOTHING}) as counted`
    }),
  )
  return results.map(([row]) => row?.total ?? 0)
}

export const leadOf = ({ words }: Search) =>
  words.reduce<Word | undefined>(
    (longest, word) => (word.text.length > (longest?.text.length ?? 0) ? word : longest),
    undefined,
  )

export const namesOf = (tx: Connection, { table }: Pick<NameSearch, 'table'>) => ({
  words: tx`${tx(WORD_TABLES[table].words)}`,
  key: tx`${tx(WORD_TABLES[table].key)}`,
})

type WordCondition = { id: Fragment; word: Word }

// `offset 0` makes Postgres run this subquery once per candidate. A join would read all rows with the word.
export const hasWord = (tx: Connection, search: Search, { id, word }: WordCondition) => {
  const { words, key } = namesOf(tx, search)
  return tx`exists (select 1 from ${words} as also where also.organization_id = ${search.organizationId} and also.${key} = ${id}
    and ${begins(tx, tx`also.word`, word)} offset 0)`
}

// Unencrypted words are compared by range, not by `starts_with`, which would scan every word if the prefix is
// unknown at planning time. All operators are leakproof, so the index works under row-level security.
const formsOf = (tx: Connection, column: Fragment, { digests, isPlain, text }: Word) => ({
  digests: tx`${column} ${equalsAny(tx, digests)}`,
  plain: isPlain ? tx`${column} ~>=~ ${text} and ${column} ~<~ ${endOf(text)}` : null,
})

export const begins = (tx: Connection, column: Fragment, word: Word | undefined) => {
  if (!word) return tx`false`
  const { digests, plain } = formsOf(tx, column, word)
  return plain ? tx`(${digests} or (${plain}))` : digests
}

/** U+10FFFF sorts after every letter. */
export const endOf = (text: string) => `${text}\u{10ffff}`
