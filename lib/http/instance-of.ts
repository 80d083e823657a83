import type { Operation } from '#lib/contracts/contract'

/**
 * What a problem body of a server action gives as its `instance`: the command by its name, an operation of
 * the API by its path.
 */
export const instanceOf = (operation: Operation): string =>
  'path' in operation ? operation.path : operation.name
