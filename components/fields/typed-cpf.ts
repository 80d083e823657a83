let kept = ''

/** A CPF somebody typed (or had revealed) on the way to a form: handed over in memory alone, once. */
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
