/**
 * Lets a rule about several fields run on any object, even with broken fields, so that one response names
 * all.
 */
export const isObjectRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
