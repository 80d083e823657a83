import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { ContractedFigures } from '#lib/domain/proposals/proposal-view.ts'
import { formatDay } from './contract-tables.ts'
import type { OfferData } from './offer-data.ts'

// Customers always get Portuguese, whatever the language of the agent's screen.

type ProductWords = {
  title: string
  source: string
  total: string
  guarantee: string
}

export const OFFER_WORDS: Readonly<Record<ContractedFigures['product'], ProductWords>> = {
  fgts: {
    title: 'Antecipação do Saque-Aniversário do FGTS',
    source: 'pagas com os saques anuais do seu FGTS',
    total: 'Total a pagar (fica bloqueado no FGTS)',
    guarantee:
      'As parcelas são pagas com os seus saques-aniversário, repassados pela Caixa nas datas acima: nada é descontado do salário nem da conta. Enquanto durar o contrato, esse valor fica bloqueado no FGTS.',
  },
  clt: {
    title: 'Crédito do Trabalhador – consignado em folha (CLT)',
    source: 'descontadas em folha de pagamento',
    total: 'Total a pagar (descontado em folha)',
    guarantee:
      'As parcelas são descontadas do salário pelo empregador, dentro da margem consignável (Lei nº 10.820/2003). Em caso de desligamento, valem as garantias do contrato.',
  },
}

/** The CET must be stated before contracting (Resolução CMN 4.881/2020). */
export const cetSentence = ({ cetMonthly, cetAnnual, releaseDate }: ContractedFigures): string =>
  `O Custo Efetivo Total (CET) desta operação é de ${formatPercent(cetAnnual)} ao ano (${formatPercent(cetMonthly)} ao mês), calculado conforme a Resolução CMN nº 4.881/2020. Ele inclui os juros, o IOF, a tarifa e o seguro, e considera a liberação em ${formatDay(releaseDate)} e as datas e os valores das parcelas desta oferta.`

const MOMENT = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

export const formatMoment = (at: Date): string => MOMENT.format(at).replace(', ', ' às ')

export const validityText = ({ expired, expiresAt }: Pick<OfferData, 'expired' | 'expiresAt'>): string =>
  expired
    ? `OFERTA VENCIDA em ${formatMoment(expiresAt)}. Os valores podem ter mudado: peça uma nova simulação.`
    : `Oferta válida até ${formatMoment(expiresAt)} (horário de Brasília).`

export const releaseNote = ({ figures }: Pick<OfferData, 'figures'>): string =>
  `Os valores são para a liberação em ${formatDay(figures.releaseDate)}. Em outro dia eles são refeitos, e você os vê antes de assinar.`

export const NOT_A_CONTRACT =
  'Esta oferta é uma simulação: não é um contrato e depende da análise e da aprovação da instituição. Nenhum pagamento é pedido antes da liberação do crédito.'
