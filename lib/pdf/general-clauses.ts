import { formatPercent } from '#lib/domain/finance/percent.ts'
import { formatBrl } from '#lib/domain/money.ts'
import { coolingOffPeriod, coolingOffReturn } from '#lib/domain/proposals/cooling-off.ts'
import { certificateText } from './certificate-text.ts'
import type { ContractData } from './contract-data.ts'

/** Clauses are numbered by position. */
export type Clause = readonly [title: string, text: string]

/** Source: Lei 10.931/2004 art. 28. */
export const promiseClause = ({ figures, institution }: ContractData): Clause => [
  'Promessa de pagamento.',
  `Por esta Cédula de Crédito Bancário, título executivo extrajudicial regido pela Lei nº 10.931/2004, o EMITENTE promete pagar à CREDORA, ${institution.legalName}, ou à sua ordem, em moeda corrente nacional, a dívida certa, líquida e exigível no total de ${formatBrl(figures.totalCents)}, nas datas e nos valores do Quadro 4, na praça da sede da CREDORA.`,
]

export const costClause = ({ figures }: ContractData): Clause => [
  'Custo Efetivo Total.',
  `O CET, calculado conforme a Resolução CMN nº 4.881/2020, é de ${formatPercent(figures.cetMonthly)} ao mês e ${formatPercent(figures.cetAnnual)} ao ano. O EMITENTE declara que o conheceu, com a planilha de cálculo do Quadro 3, antes de contratar.`,
]

export const EARLY_SETTLEMENT: Clause = [
  'Liquidação antecipada.',
  'O EMITENTE pode liquidar a dívida antes do prazo, no todo ou em parte, com redução proporcional dos juros (Lei nº 8.078/1990, art. 52, § 2º), sem tarifa.',
]

export const coolingOffClause = ({ coolingOff }: ContractData, released: string): Clause => [
  'Direito de desistência.',
  `O EMITENTE pode desistir em até ${coolingOffPeriod(coolingOff)} do recebimento do valor, ${coolingOff.how} ${coolingOffReturn(coolingOff)}; ${released}.`,
]

export const closingClauses = ({ correspondent }: ContractData): Clause[] => [
  [
    'Correspondente.',
    `O atendimento foi prestado por ${correspondent.name}, correspondente no País da CREDORA (Resolução CMN nº 4.935/2021)${agentOf(correspondent)}. O correspondente não pode cobrar nada do EMITENTE por este contrato.`,
  ],
  [
    'Dados pessoais.',
    'Os dados do EMITENTE são tratados para celebrar e cumprir este contrato (Lei nº 13.709/2018, art. 7º, V) e as operações são informadas ao Sistema de Informações de Crédito do Banco Central (SCR), que a CREDORA pode consultar com a autorização que aqui lhe é dada.',
  ],
  [
    'Assinatura eletrônica.',
    'As partes reconhecem como válida a assinatura eletrônica deste título, com confirmação de identidade e registro de data, hora, endereço IP, dispositivo e código de integridade do documento (MP nº 2.200-2/2001, art. 10, § 2º; Lei nº 14.063/2020; Lei nº 10.931/2004, art. 29, § 5º). Somente a via da CREDORA é negociável.',
  ],
  ['Foro.', 'Fica eleito o foro do domicílio do EMITENTE.'],
]

const agentOf = ({ agentName, certificate }: ContractData['correspondent']) =>
  certificate === null ? '' : `, por ${agentName}, ${certificateText(certificate)}`
