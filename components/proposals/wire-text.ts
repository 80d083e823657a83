import { type Cpf, formatCpf, maskCpf } from '#lib/domain/documents/cpf'
import { formatPhone } from '#lib/domain/documents/phone'
import { formatPercent } from '#lib/domain/finance/rounding'

/** A fraction of the wire for people: 0.018 gives "1,80%". */
export const writtenRate = (fraction: number): string => formatPercent(String(fraction))

/** "529.982.247-25". */
export const writtenCpf = (digits: string): string => formatCpf(digits as Cpf)

/** "***.982.247-**". */
export const maskedCpf = (digits: string): string => maskCpf(digits as Cpf)

/** "(11) 98765-4321". */
export const writtenPhone = (areaCode: string, number: string): string => formatPhone({ areaCode, number })

/** "01310-100". */
export const writtenPostalCode = (digits: string): string => `${digits.slice(0, 5)}-${digits.slice(5)}`
