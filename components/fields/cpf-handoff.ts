let stored = ''

/** Hands a CPF over to the next form: in memory only, read once. */
export const cpfHandoff = {
  put: (cpf: string): void => {
    stored = cpf
  },
  take: (): string => {
    const cpf = stored
    stored = ''
    return cpf
  },
}
