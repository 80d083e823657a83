let kept = ''

/** Hands a CPF over to the next form: in memory only, read once. */
export const typedCpf = {
  keep: (cpf: string): void => {
    kept = cpf
  },
  take: (): string => {
    const cpf = kept
    kept = ''
    return cpf
  },
}
