/** The version of the wording; it changes with every change of the text below. */
export const ACCEPTANCE_TEXT_VERSION = 'fgts-2026-11'

/** What the acceptance names, already written for people. */
export type AcceptanceFigures = {
  contractNumber: string
  institutionLegalName: string
  availableBalance: string
  totalBalance: string
  annualCet: string
}

/**
 * The exact text a customer accepts; its SHA-256 is kept with the signature (MP 2.200-2/2001 art. 10 § 2: the parties agree on
 * this form of signature; Lei 8.036/1990 art. 20-D § 3: the withdrawals are assigned as a guarantee).
 */
export const acceptanceText = (figures: AcceptanceFigures): string =>
  [
    `Li a Cédula de Crédito Bancário nº ${figures.contractNumber}, emitida em favor de ${figures.institutionLegalName}, e concordo com todas as suas condições.`,
    `Entendi que receberei ${figures.availableBalance}, que o total de ${figures.totalBalance} dos meus saques-aniversário do FGTS será cedido em garantia e repassado à instituição nas datas de vencimento, e que o Custo Efetivo Total é de ${figures.annualCet} ao ano.`,
    'Autorizo o bloqueio do saldo correspondente na minha conta do FGTS junto à Caixa Econômica Federal até a quitação.',
    'Aceito assinar eletronicamente, com a confirmação dos meus dados, o registro de data, hora, endereço IP e dispositivo, e reconheço esta assinatura como válida, nos termos do art. 10, § 2º, da MP 2.200-2/2001 e da Lei 14.063/2020.',
    'Sei que posso desistir em até 7 dias do recebimento do valor, devolvendo-o à instituição.',
  ].join('\n\n')
