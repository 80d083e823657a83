/** Condition (`when`) of a rule over several fields: the rule runs although other fields are invalid. */
export const isObjectRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
