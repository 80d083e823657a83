import { type Cpf, maskCpf } from '#lib/domain/documents/cpf'
import { maskPhone } from '#lib/domain/documents/phone'
import { formatPercent } from '#lib/domain/finance/percent'

/** A fraction of the wire for people: 0.018 gives "1,80%". */
export const writtenRate = (fraction: number): string => formatPercent(String(fraction))

/** "***.982.247-**". */
export const maskedCpf = (digits: string): string => maskCpf(digits as Cpf)

/** "(11) *****-4321". */
export const maskedPhone = (areaCode: string, number: string): string => maskPhone({ areaCode, number })
