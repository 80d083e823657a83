const ELEMENT = /"((?:[^"\\]|\\[\s\S])*)"|([^",{}]+)/g

/**
 * How an array type of Postgres travels, one-dimensional and without nulls. Written down here because the
 * driver would otherwise ask each new connection for all types, which costs a round trip and, when the
 * connection is lost just then, the process.
 */
export const arrayType = (oid: number) => ({
  to: oid,
  from: [oid],
  serialize: (items: readonly string[]): string =>
    `{${items.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`,
  parse: (text: string): string[] =>
    [...text.matchAll(ELEMENT)].map(
      ([, quoted, plain]) => quoted?.replace(/\\([\s\S])/g, '$1') ?? plain ?? '',
    ),
})
