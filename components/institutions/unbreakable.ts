/** Keeps a written CPF in one line. */
export const unbreakable = (cpf: string): string => cpf.replace('-', '\u2011')
