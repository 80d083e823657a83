import { formatPercent } from '#lib/domain/finance/rounding'
import { formatBrl } from '#lib/domain/money'
import type { ContractData } from './contract-data.ts'

/** The conditions of the contract, in order: title and text. The numbers stand in the tables above them. */
export const contractClauses = (data: ContractData): (readonly [string, string])[] => {
  const { figures, institution, correspondent } = data
  return [
    [
      '1. Promessa de pagamento.',
      `Por esta Cédula de Crédito Bancário, título executivo extrajudicial regido pela Lei nº 10.931/2004, o EMITENTE promete pagar à CREDORA, ${institution.legalName}, ou à sua ordem, em moeda corrente nacional, a dívida certa, líquida e exigível no total de ${formatBrl(figures.totalBalanceCents)}, nas datas e nos valores do Quadro 4, na praça da sede da CREDORA.`,
    ],
    [
      '2. Juros e encargos.',
      `Sobre o valor da operação incidem juros remuneratórios prefixados de ${formatPercent(figures.monthlyRate)} ao mês, equivalentes a ${formatPercent(figures.annualRate)} ao ano, capitalizados e já contidos no valor de cada parcela. Incidem ainda o IOF (Decreto nº 6.306/2007, art. 7º), a tarifa e o seguro do Quadro 3, todos descontados do valor liberado. Nenhum outro valor é cobrado.`,
    ],
    [
      '3. Custo Efetivo Total.',
      `O CET, calculado conforme a Resolução CMN nº 4.881/2020, é de ${formatPercent(figures.cetMonthly)} ao mês e ${formatPercent(figures.cetAnnual)} ao ano. O EMITENTE declara que o conheceu, com a planilha de cálculo do Quadro 3, antes de contratar.`,
    ],
    [
      '4. Garantia.',
      'Em garantia do pagamento, o EMITENTE cede fiduciariamente à CREDORA os direitos aos saques anuais da sua conta vinculada do FGTS indicados no Quadro 4, nos termos do art. 20-D, § 3º, da Lei nº 8.036/1990 e das resoluções do Conselho Curador do FGTS, e autoriza a Caixa Econômica Federal, agente operador do FGTS, a bloquear o saldo correspondente até a quitação.',
    ],
    [
      '5. Forma de pagamento.',
      'As parcelas são pagas com o repasse dos saques anuais pela Caixa Econômica Federal diretamente à CREDORA, nas datas do Quadro 4. Não há desconto em salário nem em conta corrente.',
    ],
    [
      '6. Liquidação antecipada.',
      'O EMITENTE pode liquidar a dívida antes do prazo, no todo ou em parte, com redução proporcional dos juros (Lei nº 8.078/1990, art. 52, § 2º), sem tarifa.',
    ],
    [
      '7. Direito de desistência.',
      'O EMITENTE pode desistir em até 7 dias corridos do recebimento do valor, devolvendo à CREDORA o valor recebido; a garantia é então desbloqueada.',
    ],
    [
      '8. Correspondente.',
      `O atendimento foi prestado por ${correspondent.name}, correspondente no País da CREDORA (Resolução CMN nº 4.935/2021)${agentOf(correspondent)}. O correspondente não pode cobrar nada do EMITENTE por este contrato.`,
    ],
    [
      '9. Dados pessoais.',
      'Os dados do EMITENTE são tratados para celebrar e cumprir este contrato (Lei nº 13.709/2018, art. 7º, V) e as operações são informadas ao Sistema de Informações de Crédito do Banco Central (SCR), que a CREDORA pode consultar com a autorização que aqui lhe é dada.',
    ],
    [
      '10. Assinatura eletrônica.',
      'As partes reconhecem como válida a assinatura eletrônica deste título, com confirmação de identidade e registro de data, hora, endereço IP, dispositivo e código de integridade do documento (MP nº 2.200-2/2001, art. 10, § 2º; Lei nº 14.063/2020; Lei nº 10.931/2004, art. 29, § 5º). Somente a via da CREDORA é negociável.',
    ],
    ['11. Foro.', 'Fica eleito o foro do domicílio do EMITENTE.'],
  ]
}

const agentOf = ({ agentName, certification }: ContractData['correspondent']) =>
  certification === null ? '' : `, por ${agentName}, certificação ${certification}`
