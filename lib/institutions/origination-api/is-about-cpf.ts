const MASKED = /^[\d*]{11}$/
const LEAST_DIGITS = 6

type Row = { documentNumber?: unknown; document_number?: unknown }

/**
 * Returns whether a row of a list is about the CPF. Not every service filters by `search`, so a row that
 * tells no CPF, or too few of its digits, is about nobody.
 */
export const isAboutCpf = ({ documentNumber, document_number }: Row, cpf: string): boolean => {
  const told = String(documentNumber ?? document_number ?? '').replace(/[.\-\s]/g, '')
  return (
    MASKED.test(told) &&
    told.replaceAll('*', '').length >= LEAST_DIGITS &&
    [...told].every((digit, place) => digit === '*' || digit === cpf[place])
  )
}
