/** Lets a rule over several fields run despite other invalid fields, so that one response has all errors. */
export const isObjectRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
