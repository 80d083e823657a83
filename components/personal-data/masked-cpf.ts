import { type Cpf, maskCpf } from '#lib/domain/documents/cpf.ts'

/** Formats a CPF as "***.982.247-**". */
export const maskedCpf = (digits: string): string => maskCpf(digits as Cpf)
