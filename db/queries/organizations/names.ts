import type { Row as AnyRow, PendingQuery } from 'postgres'
import type { Connection } from '#db/client.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'

type Fragment = PendingQuery<AnyRow[]>

const TABLES = {
  proposals: { words: 'proposal_name_words', key: 'proposal_id' },
  clt_consults: { words: 'clt_consult_name_words', key: 'consult_id' },
} as const

/** Each of the words must be a prefix of some word of the name. */
export type NameSearch = {
  table: keyof typeof TABLES
  organizationId: string
  words: readonly string[]
  /** Reads the rows of these authors instead of everybody's with the name. */
  authors?: readonly string[] | undefined
}

type Place = { before?: string | undefined; order?: AgeOrder | undefined }

/** A word in more rows is common: its rows are read in order, never all of them. */
const MAX_RARE = 500

/** Rows with a common word that are read, batch by batch, before a page ends short. */
const BATCHES = [200, 800, 4_000]

/** A prefix of more words is found faster in the newest rows than word by word. */
const MOST_WORDS = 64

/** Returns all rows with a name, newest first; undefined when every word is common ({@link walkNames}). */
export const findRareNamed = async (tx: Connection, search: NameSearch): Promise<string[] | undefined> => {
  const counts = await countsOfWords(tx, search)
  const rarest = counts.indexOf(Math.min(...counts))
  if ((counts[rarest] ?? 0) > MAX_RARE) return undefined
  const { words, key } = namesOf(tx, search)
  const others = search.words.filter((_, at) => at !== rarest)
  const rows = await tx<{ id: string }[]>`
    select distinct ${key} as id from ${words} as spoken_of
    where organization_id = ${search.organizationId} and ${begins(tx, tx`word`, search.words[rarest] ?? '')}
      ${others.reduce((rest, word) => tx`${rest} and ${hasWord(tx, search, { id: tx`spoken_of.${key}`, word })}`, tx``)}
    order by id desc`
  return rows.map(({ id }) => id)
}

/** Counts the rows of each word, up to {@link MAX_RARE} + 1. */
const countsOfWords = async (tx: Connection, search: NameSearch): Promise<number[]> => {
  const { words } = namesOf(tx, search)
  const results = await Promise.all(
    search.words.map(
      (word) => tx<{ total: number }[]>`
        select count(*)::int as total from (
          select 1 from ${words} where organization_id = ${search.organizationId} and ${begins(tx, tx`word`, word)}
          limit ${MAX_RARE + 1}) as counted`,
    ),
  )
  return results.map(([row]) => row?.total ?? 0)
}

/** `cursor` is the id to continue after, null at the end. */
export type NameWalk<Row> = { rows: Row[]; cursor: string | null }

/**
 * Walks rows of common words in order and passes the matching ids to `rowsOf` until it has returned enough,
 * or until a few thousand rows were read.
 */
export const walkNames = async <Row>(
  tx: Connection,
  search: NameSearch & Place & { enough: number },
  rowsOf: (ids: readonly string[]) => Promise<readonly Row[]>,
): Promise<NameWalk<Row>> => {
  const completions = await wordsBeginningWith(tx, search)
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

/** The longest word is the most selective. */
const leadOf = ({ words }: NameSearch) =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')

/** Skips through the index from one distinct word to the next; undefined when there are too many. */
const wordsBeginningWith = async (tx: Connection, search: NameSearch): Promise<string[] | undefined> => {
  if (search.authors) return undefined
  const { words } = namesOf(tx, search)
  const lead = leadOf(search)
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
  return rows.length > MOST_WORDS ? undefined : rows.map(({ word }) => word)
}

type Part = { completions: readonly string[] | undefined; most: number }

/** Reads the next rows with the longest word and whether they have the other words as well. */
const partOf = (
  tx: Connection,
  search: NameSearch & Place,
  { completions, most }: Part,
): Promise<{ id: string; named: boolean }[]> => {
  const { words, key } = namesOf(tx, search)
  const [direction, compared] =
    search.order === 'asc' ? [tx`asc nulls first`, tx`>`] : [tx`desc nulls last`, tx`<`]
  const place = (id: Fragment) => tx`
    organization_id = ${search.organizationId} ${search.before === undefined ? tx`` : tx`and ${id} ${compared} ${search.before}`}`
  const rest = completions ? search.words.filter((word) => word !== leadOf(search)) : search.words
  const candidates = completions
    ? tx`select distinct one.id from unnest(${[...completions]}::text[]) as spoken (word) cross join lateral (
        select ${key} as id from ${words} where ${place(key)} and word = spoken.word order by ${key} ${direction} limit ${most}) as one`
    : tx`select id from ${tx(search.table)} where ${place(tx`id`)}
        ${search.authors === undefined ? tx`` : tx`and created_by_id = any(${[...search.authors]})`}`
  return tx<{ id: string; named: boolean }[]>`
    select id, ${rest.reduce((all, word) => tx`${all} and ${hasWord(tx, search, { id: tx`candidate.id`, word })}`, tx`true`)} as named
    from (${candidates} order by id ${direction} limit ${most}) as candidate order by id ${direction}`
}

const namesOf = (tx: Connection, { table }: NameSearch) => ({
  words: tx`${tx(TABLES[table].words)}`,
  key: tx`${tx(TABLES[table].key)}`,
})

type WordCondition = { id: Fragment; word: string }

// `offset 0` keeps this a subquery per row: otherwise all rows with the word are read to check a few.
const hasWord = (tx: Connection, search: NameSearch, { id, word }: WordCondition) => {
  const { words, key } = namesOf(tx, search)
  return tx`exists (select 1 from ${words} as also where also.organization_id = ${search.organizationId} and also.${key} = ${id}
    and ${begins(tx, tx`also.word`, word)} offset 0)`
}

// Bounds instead of `starts_with`, which would scan every word when its value is unknown at planning time.
// These operators are leakproof, so row-level security lets the index answer them.
const begins = (tx: Connection, column: Fragment, word: string) =>
  tx`${column} ~>=~ ${word} and ${column} ~<~ ${endOf(word)}`

/** U+10FFFF sorts after every letter. */
const endOf = (text: string) => `${text}\u{10ffff}`
