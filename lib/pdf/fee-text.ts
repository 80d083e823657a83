import type { FeeWords } from '#lib/domain/finance/registration-fee'

/** Returns the name of the fee on paper, with the reason where it is waived. */
export const feeText = ({ feeName, feeWaived }: FeeWords): string => {
  if (feeName !== null) return feeName
  return feeWaived ? 'Tarifa de cadastro (já cliente)' : 'Tarifa de cadastro'
}
