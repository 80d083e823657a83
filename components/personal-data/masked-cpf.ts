import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'

export const maskedCpf = (digits: string): string => maskCpf(digits as Cpf)
