/** What every acceptance names, already written for people. */
export type AcceptedContract = {
  contractNumber: string
  institutionLegalName: string
  annualCet: string
}

/** That the contract was read and agreed to. */
export const readAndAgreed = ({ contractNumber, institutionLegalName }: AcceptedContract): string =>
  `Li a Cédula de Crédito Bancário nº ${contractNumber}, emitida em favor de ${institutionLegalName}, e concordo com todas as suas condições.`

/** How it is signed (MP 2.200-2/2001 art. 10 § 2: the parties agree on this form of signature). */
export const SIGNED_ELECTRONICALLY =
  'Aceito assinar eletronicamente, com a confirmação dos meus dados, o registro de data, hora, endereço IP e dispositivo, e reconheço esta assinatura como válida, nos termos do art. 10, § 2º, da MP 2.200-2/2001 e da Lei 14.063/2020.'

export const MAY_WITHDRAW =
  'Sei que posso desistir em até 7 dias do recebimento do valor, devolvendo-o à instituição.'
