/** Returns only the first name, for pages anyone with the link can open: "MARIA da silva" gives "Maria". */
export const firstNameOf = (name: string): string => {
  const [first = ''] = name.trim().split(/\s+/)
  return first.charAt(0).toLocaleUpperCase('pt-BR') + first.slice(1).toLocaleLowerCase('pt-BR')
}
