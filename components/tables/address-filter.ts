import { type Day, isDay } from '#lib/domain/calendar.ts'
import { isEncryptedSearch } from '#lib/domain/proposals/encrypted-search.ts'
import { UUID } from '#lib/domain/uuid.ts'

export type AddressQuery = Readonly<Record<string, string | string[] | undefined>>

/** Codec of a query parameter. The empty string means no value; invalid text is read as no value. */
type Part<Value> = {
  name?: string
  read: (text: string) => Value
  write: (value: Value) => string
}

type Parts<Filter> = { readonly [K in keyof Filter]: Part<Filter[K]> }

/** Omits empty values from the URL and ignores invalid ones in it, so that old links stay valid. */
export const addressFilter = <Filter extends object>(path: string, parts: Parts<Filter>) => {
  const entries = Object.entries(parts) as [keyof Filter & string, Part<unknown>][]
  const query = (filter: Filter): string => {
    const params = entries.map(([key, { name = key, write }]) => [name, write(filter[key])])
    return new URLSearchParams(params.filter(([, text]) => text !== '')).toString().replaceAll('%2C', ',')
  }
  return {
    read: (params: AddressQuery | URLSearchParams): Filter =>
      Object.fromEntries(
        entries.map(([key, { name = key, read }]) => [key, read(textOf(params, name).trim())]),
      ) as Filter,
    query,
    href: (filter: Filter): string => {
      const text = query(filter)
      return text === '' ? path : `${path}?${text}`
    },
  }
}

const textOf = (params: AddressQuery | URLSearchParams, name: string): string =>
  (params instanceof URLSearchParams ? params.get(name) : [params[name]].flat()[0]) ?? ''

/** Omits empty strings, because the API's query parameters are optional. */
export const omitEmpty = <Filter extends object>(filter: Filter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')) as {
    [K in keyof Filter]?: Exclude<Filter[K], ''>
  }

export const named = <Value>(name: string, part: Part<Value>): Part<Value> => ({ ...part, name })

/** Reads the option in any case; the default `usual` is omitted from the URL. */
export const oneOf = <const Option extends string, Usual extends Option | '' = ''>(
  options: readonly Option[],
  usual: Usual = '' as Usual,
): Part<Option | Usual> => ({
  read: (text) => options.find((each) => isSame(each, text)) ?? usual,
  write: (value) => (value === usual ? '' : value.toLowerCase()),
})

export const severalOf = <const Option extends string>(
  options: readonly Option[],
): Part<readonly Option[]> => ({
  read: (text) => [
    ...new Set(text.split(',').flatMap((one) => options.find((each) => isSame(each, one)) ?? [])),
  ],
  write: (values) => values.join(',').toLowerCase(),
})

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const fitting = (pattern: RegExp): Part<string> => ({
  read: (text) => (pattern.test(text) ? text : ''),
  write: (value) => value,
})

/** Accepts any text; the caller validates it. */
export const freeText: Part<string> = {
  read: (text) => text.slice(0, 2000),
  write: (value) => value,
}

export const code: Part<string> = {
  read: (text) => text.toLowerCase().slice(0, 60),
  write: (value) => value,
}

export const id: Part<string> = {
  read: (text) => fitting(UUID).read(text.toLowerCase()),
  write: (value) => value,
}

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

/** Search text, encrypted because neither a CPF nor a name may be in a URL. */
export const encryptedSearch: Part<string> = {
  read: (text) => (isEncryptedSearch(text) ? text : ''),
  write: (value) => (isEncryptedSearch(value) ? value : ''),
}
