/** As the `when` of a rule over several fields, makes one response report all errors. */
export const isObjectRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
