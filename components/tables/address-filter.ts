import { type Day, isDay } from '#lib/domain/calendar'
import { isEncryptedSearch } from '#lib/domain/proposals/encrypted-search'
import { UUID } from '#lib/domain/uuid'

/** The query of an address as a page is given it. */
export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>

/** One value of a filter as an address has it: '' is nothing, and what makes no sense is read as nothing. */
type Part<Value> = {
  /** Its name in the address where it is not the filter's own. */
  name?: string
  read: (text: string) => Value
  write: (value: Value) => string
}

type Parts<Filter> = { readonly [K in keyof Filter]: Part<Filter[K]> }

/**
 * The filter of a screen in its address: each value is declared once, with how it is read and written.
 * An old link still opens, and the address of a screen that is narrowed to nothing is bare.
 */
export const addressFilter = <Filter extends object>(path: string, parts: Parts<Filter>) => {
  const entries = Object.entries(parts) as [keyof Filter & string, Part<unknown>][]
  const query = (filter: Filter): string => {
    const written = entries.map(([key, { name = key, write }]) => [name, write(filter[key])])
    return new URLSearchParams(written.filter(([, text]) => text !== '')).toString().replaceAll('%2C', ',')
  }
  return {
    /** From what a page is given, or from the browser's own address. */
    read: (asked: AddressQuery | URLSearchParams): Filter =>
      Object.fromEntries(
        entries.map(([key, { name = key, read }]) => [key, read(textOf(asked, name).trim())]),
      ) as Filter,
    /** What comes after the `?`. */
    query,
    href: (filter: Filter): string => {
      const text = query(filter)
      return text === '' ? path : `${path}?${text}`
    },
  }
}

/** The first of several values of a name; '' for none. */
const textOf = (asked: AddressQuery | URLSearchParams, name: string): string =>
  (asked instanceof URLSearchParams ? asked.get(name) : [asked[name]].flat()[0]) ?? ''

/** What of a filter is chosen, as the optional query of a contract takes it. */
export const chosenOf = <Filter extends object>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as {
    [K in keyof Filter]?: Exclude<Filter[K], ''>
  }

/** A value that the address calls something else. */
export const named = <Value>(name: string, part: Part<Value>): Part<Value> => ({ ...part, name })

/** One of the known, whatever its case; what is usual needs no place in the address. */
export const oneOf = <const Known extends string, Usual extends Known | '' = ''>(
  known: readonly Known[],
  usual: Usual = '' as Usual,
): Part<Known | Usual> => ({
  read: (text) => known.find((each) => isSame(each, text)) ?? usual,
  write: (value) => (value === usual ? '' : value.toLowerCase()),
})

/** Several of the known, in the order they were chosen. */
export const severalOf = <const Known extends string>(known: readonly Known[]): Part<readonly Known[]> => ({
  read: (text) => [
    ...new Set(text.split(',').flatMap((one) => known.find((each) => isSame(each, one)) ?? [])),
  ],
  write: (values) => values.join(',').toLowerCase(),
})

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** A text that is taken when it fits. */
export const fitting = (pattern: RegExp): Part<string> => ({
  read: (text) => (pattern.test(text) ? text : ''),
  write: (value) => value,
})

/** A text as it was written, for who reads it to judge. */
export const written: Part<string> = {
  read: (text) => text.slice(0, 2000),
  write: (value) => value,
}

/** A code of somebody else's list, such as an institution's. */
export const code: Part<string> = {
  read: (text) => text.toLowerCase().slice(0, 60),
  write: (value) => value,
}

/** The id of a row. */
export const id: Part<string> = {
  read: (text) => fitting(UUID).read(text.toLowerCase()),
  write: (value) => value,
}

/** The ids of several rows. */
export const ids: Part<readonly string[]> = {
  read: (text) => [...new Set(text.split(',').flatMap((one) => id.read(one.trim()) || []))],
  write: (values) => values.join(','),
}

export const day: Part<Day | ''> = {
  read: (text) => (isDay(text) ? text : ''),
  write: (value) => value,
}

export const flag: Part<boolean> = {
  read: (text) => text === '1',
  write: (value) => (value ? '1' : ''),
}

/** What is searched for, encrypted: neither a CPF nor a name comes into an address. */
export const encryptedSearch: Part<string> = {
  read: (text) => (isEncryptedSearch(text) ? text : ''),
  write: (value) => (isEncryptedSearch(value) ? value : ''),
}
