import type { Row as AnyRow, PendingQuery } from 'postgres'
import type { Connection } from '#db/client.ts'
import { equalsAny } from '#db/equals-any.ts'
import { type SearchedWord, searchedWords, WORD_TABLES } from '#db/name-digests.ts'
import { NOTHING } from '#db/nothing.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'

type Fragment = PendingQuery<AnyRow[]>

/** Each word must be a prefix of some word of the name (db/name-digests.ts). */
export type NameSearch = {
  table: keyof typeof WORD_TABLES
  organizationId: string
  words: readonly string[]
  /** Limits the rows of a common word to these authors. The rows of a rare word are all read. */
  authors?: readonly string[] | undefined
}

type Place = { before?: string | undefined; order?: AgeOrder | undefined }

/** A word with more rows than this is common: its rows are read in batches, never all at once. */
const MAX_RARE = 500

/**
 * Batch sizes for reading rows with a common word. After the last batch, the page is returned even if it is
 * not full.
 */
const BATCHES = [200, 800, 4_000]

/**
 * If more words than this begin with the searched prefix, the search scans the table, which is then faster
 * than reading the rows of each word.
 */
const MOST_WORDS = 64

/** Returns the ids of all rows whose name matches, newest first; undefined if every word is common. */
export const findRareNamed = async (tx: Connection, request: NameSearch): Promise<string[] | undefined> => {
  const search = await prepared(tx, request)
  const counts = await countsOfWords(tx, search)
  const rarest = counts.indexOf(Math.min(...counts))
  if ((counts[rarest] ?? 0) > MAX_RARE) return undefined
  const { words, key } = namesOf(tx, search)
  const others = search.words.filter((_, at) => at !== rarest)
  const rows = await tx<{ id: string }[]>`
    select distinct ${key} as id from ${words} as spoken_of
    where organization_id = ${search.organizationId} and ${begins(tx, tx`word`, search.words[rarest])}
      ${others.reduce((rest, word) => tx`${rest} and ${hasWord(tx, search, { id: tx`spoken_of.${key}`, word })}`, NOTHING)}
    order by id desc`
  return rows.map(({ id }) => id)
}

/** Plain words are also compared with the words that were stored before encryption. */
type Word = SearchedWord & { isPlain: boolean }

type Search = Omit<NameSearch, 'words'> & { words: readonly Word[] }

const prepared = async <T extends NameSearch>(
  tx: Connection,
  search: T,
): Promise<Omit<T, 'words'> & Search> => {
  const { organizationId } = search
  const { words } = namesOf(tx, search)
  // A digest begins with a full stop, and every letter and digit sorts after that.
  const [plain] = await tx`
    select 1 from ${words} where organization_id = ${organizationId} and word ~>=~ '/' limit 1`
  const isPlain = (text: string) => plain !== undefined && /^[\p{L}\p{N}]/u.test(text)
  const searched = searchedWords(organizationId, search.words)
  return { ...search, words: searched.map((word) => ({ ...word, isPlain: isPlain(word.text) })) }
}

const countsOfWords = async (tx: Connection, search: Search): Promise<number[]> => {
  const { words } = namesOf(tx, search)
  const rowsWith = (condition: Fragment) => tx`
    (select 1 from ${words} where organization_id = ${search.organizationId} and ${condition} limit ${MAX_RARE + 1})`
  const results = await Promise.all(
    search.words.map((word) => {
      // For both in one condition Postgres would read every row with the word before the limit applies.
      const { digests, plain } = formsOf(tx, tx`word`, word)
      return tx<{ total: number }[]>`
        select count(*)::int as total from (
          ${rowsWith(digests)} ${plain ? tx`union all ${rowsWith(plain)}` : NOTHING}) as counted`
    }),
  )
  return results.map(([row]) => row?.total ?? 0)
}

/** `cursor` is the id to continue after; null at the end. */
export type NameWalk<Row> = { rows: Row[]; cursor: string | null }

/**
 * Runs a search whose words are all common. Scans rows in order and passes matching ids to `rowsOf`, until
 * enough rows are returned or a few thousand rows have been read.
 */
export const walkNames = async <Row>(
  tx: Connection,
  request: NameSearch & Place & { enough: number },
  rowsOf: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<NameWalk<Row>> => {
  const search = await prepared(tx, request)
  const completions = await completionsOf(tx, search)
  const rows: Row[] = []
  let cursor = search.before
  for (const most of BATCHES) {
    const part = await partOf(tx, { ...search, before: cursor }, { completions, most })
    const ids = part.filter(({ named }) => named).map(({ id }) => id)
    if (ids.length > 0) rows.push(...(await rowsOf(ids)))
    if (part.length < most) return { rows, cursor: null }
    cursor = part.at(-1)?.id
    if (rows.length >= search.enough) break
  }
  return { rows, cursor: cursor ?? null }
}

const leadOf = ({ words }: Search) =>
  words.reduce<Word | undefined>(
    (longest, word) => (word.text.length > (longest?.text.length ?? 0) ? word : longest),
    undefined,
  )

/**
 * Lists the stored forms of the longest searched word: its digests, and the plain words that begin with it.
 * Returns undefined if there are more than {@link MOST_WORDS}, or if the search is limited to `authors`.
 */
const completionsOf = async (tx: Connection, search: Search): Promise<string[] | undefined> => {
  const lead = leadOf(search)
  if (search.authors || !lead) return undefined
  const plain = lead.isPlain ? await plainWordsBeginningWith(tx, search, lead.text) : []
  return plain.length > MOST_WORDS ? undefined : [...lead.digests, ...plain]
}

/** Uses a loose index scan. */
const plainWordsBeginningWith = async (tx: Connection, search: Search, lead: string): Promise<string[]> => {
  const { words } = namesOf(tx, search)
  const next = (after: Fragment) => tx`
    select word from ${words} where organization_id = ${search.organizationId} and ${after} and word ~<~ ${endOf(lead)}
    order by word using ~<~ limit 1`
  const rows = await tx<{ word: string }[]>`
    with recursive spoken as (
      (${next(tx`word ~>=~ ${lead}`)})
      union all
      select (${next(tx`word ~>~ spoken.word`)}) from spoken where spoken.word is not null
    )
    select word from spoken where word is not null limit ${MOST_WORDS + 1}`
  return rows.map(({ word }) => word)
}

type Part = { completions: readonly string[] | undefined; most: number }

/**
 * Reads the next batch of rows; `named` is true for a row that matches every searched word. If `completions`
 * is given, reads only rows with one of these words, which begin with the longest searched word. Otherwise
 * reads all rows, or all rows of `authors`.
 */
const partOf = (
  tx: Connection,
  search: Search & Place,
  { completions, most }: Part,
): Promise<{ id: string; named: boolean }[]> => {
  const { words, key } = namesOf(tx, search)
  const [direction, compared] =
    search.order === 'asc' ? [tx`asc nulls first`, tx`>`] : [tx`desc nulls last`, tx`<`]
  const place = (id: Fragment) => tx`
    organization_id = ${search.organizationId} ${search.before === undefined ? NOTHING : tx`and ${id} ${compared} ${search.before}`}`
  const rest = completions ? search.words.filter((word) => word !== leadOf(search)) : search.words
  const candidates = completions
    ? tx`select distinct one.id from unnest(${[...completions]}::text[]) as spoken (word) cross join lateral (
        select ${key} as id from ${words} where ${place(key)} and word = spoken.word order by ${key} ${direction} limit ${most}) as one`
    : tx`select id from ${tx(search.table)} where ${place(tx`id`)}
        ${search.authors === undefined ? NOTHING : tx`and created_by_id = any(${[...search.authors]})`}`
  return tx<{ id: string; named: boolean }[]>`
    select id, ${rest.reduce((all, word) => tx`${all} and ${hasWord(tx, search, { id: tx`candidate.id`, word })}`, tx`true`)} as named
    from (${candidates} order by id ${direction} limit ${most}) as candidate order by id ${direction}`
}

const namesOf = (tx: Connection, { table }: Pick<NameSearch, 'table'>) => ({
  words: tx`${tx(WORD_TABLES[table].words)}`,
  key: tx`${tx(WORD_TABLES[table].key)}`,
})

type WordCondition = { id: Fragment; word: Word }

// `offset 0` makes Postgres run this subquery once per candidate. A join would read all rows with the word.
const hasWord = (tx: Connection, search: Search, { id, word }: WordCondition) => {
  const { words, key } = namesOf(tx, search)
  return tx`exists (select 1 from ${words} as also where also.organization_id = ${search.organizationId} and also.${key} = ${id}
    and ${begins(tx, tx`also.word`, word)} offset 0)`
}

// Plain words are compared by range instead of `starts_with`, which would scan every word when the prefix is
// unknown at planning time. All operators are leakproof, so the index can be used under row-level security.
const formsOf = (tx: Connection, column: Fragment, { digests, isPlain, text }: Word) => ({
  digests: tx`${column} ${equalsAny(tx, digests)}`,
  plain: isPlain ? tx`${column} ~>=~ ${text} and ${column} ~<~ ${endOf(text)}` : null,
})

const begins = (tx: Connection, column: Fragment, word: Word | undefined) => {
  if (!word) return tx`false`
  const { digests, plain } = formsOf(tx, column, word)
  return plain ? tx`(${digests} or (${plain}))` : digests
}

/** U+10FFFF sorts after every letter. */
const endOf = (text: string) => `${text}\u{10ffff}`
