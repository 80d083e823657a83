import { readCpf } from '#lib/domain/documents/cpf.ts'

const SEARCHABLE = /^[A-Za-z\d][\w:.-]{2,199}$/

/** Returns whether a text may be searched: no CPF, because the search is in the address of the page. */
export const isExchangeSearch = (text: string): boolean => SEARCHABLE.test(text) && readCpf(text) === null
