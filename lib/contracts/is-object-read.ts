/**
 * Returns true for any object. A rule over several fields that has this function as its `when` option runs
 * even if other fields are invalid, so that one response reports all errors.
 */
export const isObjectRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
