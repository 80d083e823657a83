/**
 * When a rule about several fields of an object can be asked: as soon as there is an object, though some of
 * its fields are broken, so that one answer names all of them.
 */
export const isObjectRead = ({ value }: { value: unknown }): boolean =>
  typeof value === 'object' && value !== null
