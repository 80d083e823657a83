let stored = ''

/** Hands a CPF over to the next form. The CPF stays in memory only and is cleared when it is read. */
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
