import {
  type AcceptedContract,
  mayGiveBack,
  readAndAgreed,
  SIGNED_ELECTRONICALLY,
} from './acceptance-text.ts'

/** Version of the wording; it must change whenever the text below changes. */
export const CLT_ACCEPTANCE_VERSION = 'clt-2026-11.2'

export type CltAcceptance = AcceptedContract & {
  netValue: string
  total: string
  count: number
  installment: string
  lastInstallment: string
  firstDueDate: string
}

/** Returns the accepted text; its SHA-256 stays with the signature (Lei 10.820/2003 art. 1, caput, § 5). */
export const cltAcceptanceText = (figures: CltAcceptance): string =>
  [
    readAndAgreed(figures),
    `Entendi que receberei ${figures.netValue} e que pagarei ${installmentsOf(figures)}, a primeira com vencimento em ${figures.firstDueDate}, no total de ${figures.total}, e que o Custo Efetivo Total é de ${figures.annualCet} ao ano.`,
    'Autorizo o meu empregador, de forma irrevogável e irretratável até a quitação, a descontar as parcelas da minha folha de pagamento e a repassá-las à instituição, respeitado o limite de 35 % da minha remuneração disponível (Lei 10.820/2003).',
    'Ofereço em garantia, para o caso de desligamento, até 10 % do saldo da minha conta do FGTS e até 100 % da multa rescisória, até o limite do que eu ainda dever.',
    SIGNED_ELECTRONICALLY,
    mayGiveBack(figures),
  ].join('\n\n')

const installmentsOf = ({ count, installment, lastInstallment }: CltAcceptance) => {
  if (count === 1) return `1 parcela de ${installment}`
  return lastInstallment === installment
    ? `${count} parcelas de ${installment}`
    : `${count} parcelas de ${installment}, sendo a última de ${lastInstallment}`
}
