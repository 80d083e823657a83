/**
 * How a page that anyone with the link can open addresses the customer: the first name alone, "MARIA da
 * silva" gives "Maria".
 */
export const firstNameOf = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/)
  return first.charAt(0).toLocaleUpperCase('pt-BR') + first.slice(1).toLocaleLowerCase('pt-BR')
}
