const MASKED = /^[\d*]{11}$/
const LEAST_DIGITS = 6

type Row = { documentNumber?: unknown; document_number?: unknown }

/** Not every service filters by `search`. A row whose CPF is missing or has too few digits never matches. */
export const isAboutCpf = ({ documentNumber, document_number }: Row, cpf: string): boolean => {
  const digits = String(documentNumber ?? document_number ?? '').replace(/[.\-\s]/g, '')
  return (
    MASKED.test(digits) &&
    digits.replaceAll('*', '').length >= LEAST_DIGITS &&
    [...digits].every((digit, place) => digit === '*' || digit === cpf[place])
  )
}
