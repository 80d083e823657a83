import { type CoolingOff, coolingOffPeriod, coolingOffReturn } from '#lib/domain/proposals/cooling-off.ts'

/** Values are already formatted for people. */
export type AcceptedContract = {
  contractNumber: string
  institutionLegalName: string
  annualCet: string
  coolingOff: CoolingOff
}

export const readAndAgreed = ({ contractNumber, institutionLegalName }: AcceptedContract): string =>
  `Li a Cédula de Crédito Bancário nº ${contractNumber}, emitida em favor de ${institutionLegalName}, e concordo com todas as suas condições.`

/** MP 2.200-2/2001 art. 10 § 2: the parties agree on this form of signature. */
export const SIGNED_ELECTRONICALLY =
  'Aceito assinar eletronicamente, com a confirmação dos meus dados, o registro de data, hora, endereço IP e dispositivo, e reconheço esta assinatura como válida, nos termos do art. 10, § 2º, da MP 2.200-2/2001 e da Lei 14.063/2020.'

/** Returns the sentence that states the customer's right to withdraw from the contract. */
export const mayGiveBack = ({ coolingOff }: AcceptedContract): string =>
  `Sei que posso desistir em até ${coolingOffPeriod(coolingOff)} do recebimento do valor, ${coolingOff.how} ${coolingOffReturn(coolingOff)}.`
