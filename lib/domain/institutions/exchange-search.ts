import { readCpf } from '#lib/domain/documents/cpf.ts'

const SEARCHABLE = /^[A-Za-z\d][\w:.-]{2,199}$/

/** Returns whether a text may be searched for. A CPF may not, because the page's URL contains the search. */
export const isExchangeSearch = (text: string): boolean => SEARCHABLE.test(text) && readCpf(text) === null
