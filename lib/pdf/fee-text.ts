import type { FeeWords } from '#lib/domain/finance/registration-fee.ts'

export const feeText = ({ feeName, feeWaived }: FeeWords): string => {
  if (feeName !== null) return feeName
  return feeWaived ? 'Tarifa de cadastro (já cliente)' : 'Tarifa de cadastro'
}
