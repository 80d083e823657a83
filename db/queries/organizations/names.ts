import type { Connection } from '#db/client.ts'
import { equalsAny } from '#db/equals-any.ts'
import { NOTHING } from '#db/nothing.ts'
import type { AgeOrder } from '#lib/domain/age-order.ts'
import {
  begins,
  countsOfWords,
  endOf,
  type Fragment,
  hasWord,
  leadOf,
  MAX_RARE,
  type NameSearch,
  namesOf,
  prepared,
  type Search,
  type Word,
} from './name-search.ts'

type Place = { before?: string | undefined; order?: AgeOrder | undefined }

/** Batch sizes for a common word. After the last batch, even a page that is not full is returned. */
const BATCHES = [200, 800, 4_000]

/** If more words than this begin with the prefix, a table scan is faster than reading each word's rows. */
const MOST_WORDS = 64

/** Lists matching ids, newest first; returns undefined if every word is common. */
export const findRareNamed = async (tx: Connection, request: NameSearch): Promise<string[] | undefined> => {
  const search = await prepared(tx, request)
  const counts = await countsOfWords(tx, search)
  const rarest = counts.indexOf(Math.min(...counts))
  if ((counts[rarest] ?? 0) > MAX_RARE) return undefined
  const { words, key } = namesOf(tx, search)
  const isRare = (word: Word) => (counts[search.words.indexOf(word)] ?? 0) <= MAX_RARE
  const others = Map.groupBy(
    search.words.filter((_, at) => at !== rarest),
    isRare,
  )
  const withWord = (word: Word | undefined) => tx`
    select ${key} as id from ${words} as spoken_of
    where organization_id = ${search.organizationId} and ${begins(tx, tx`word`, word)}`
  const hasCommonWord = (word: Word) => hasWord(tx, search, { id: tx`spoken_of.${key}`, word })
  const rows = await tx<{ id: string }[]>`
    select id from (${withWord(search.words[rarest])} ${ofEach(tx, others.get(false), (word) => tx`and ${hasCommonWord(word)}`)}
      ${ofEach(tx, others.get(true), (word) => tx`intersect ${withWord(word)}`)}) as named
    group by id order by id desc`
  return rows.map(({ id }) => id)
}

const ofEach = (tx: Connection, words: readonly Word[] = [], fragmentOf: (word: Word) => Fragment) =>
  words.reduce((rest, word) => tx`${rest} ${fragmentOf(word)}`, NOTHING)

/** `cursor` is the id to continue after; null at the end. */
export type NameWalk<Row> = { rows: Row[]; cursor: string | null }

/** Scans rows in order until `enough` rows match or a few thousand rows have been read. */
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
    if (ids.length > 0) for (const row of await rowsOf(ids)) rows.push(row)
    if (part.length < most) return { rows, cursor: null }
    cursor = part.at(-1)?.id
    if (rows.length >= search.enough) break
  }
  return { rows, cursor: cursor ?? null }
}

/** Returns the longest word's stored forms; undefined if too many (MOST_WORDS) or limited to `authors`. */
const completionsOf = async (tx: Connection, search: Search): Promise<string[] | undefined> => {
  const lead = leadOf(search)
  if (search.authors || !lead) return undefined
  const plain = lead.isPlain ? await plainWordsBeginningWith(tx, search, lead.text) : []
  return plain.length > MOST_WORDS ? undefined : [...lead.digests, ...plain]
}

/** Lists distinct words by a loose index scan, which skips the further rows of each word. */
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

/** `named` is true if the row matches every word. With `completions`, only rows with one of them are read. */
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
        ${search.authors === undefined ? NOTHING : tx`and created_by_id ${equalsAny(tx, search.authors)}`}`
  return tx<{ id: string; named: boolean }[]>`
    select id, ${rest.reduce((all, word) => tx`${all} and ${hasWord(tx, search, { id: tx`candidate.id`, word })}`, tx`true`)} as named
    from (${candidates} order by id ${direction} limit ${most}) as candidate order by id ${direction}`
}
