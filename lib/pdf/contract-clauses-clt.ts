import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { ContractData } from './contract-data.ts'
import {
  type Clause,
  closingClauses,
  coolingOffClause,
  costClause,
  EARLY_SETTLEMENT,
  promiseClause,
} from './general-clauses.ts'

/** Source: Lei 10.820/2003 as amended by Lei 15.179/2025; Portaria MTE 435/2025. */
export const cltClauses = (data: ContractData): Clause[] => [
  promiseClause(data),
  [
    'Juros e encargos.',
    `Sobre o saldo devedor incidem juros remuneratórios prefixados de ${formatPercent(data.figures.monthlyRate)} ao mês, equivalentes a ${formatPercent(data.figures.annualRate)} ao ano, capitalizados pelos dias corridos entre os vencimentos. As parcelas são calculadas pela Tabela Price, e a última ajusta os centavos. O IOF (Decreto nº 6.306/2007, art. 7º), a tarifa e o seguro do Quadro 3 são financiados: fazem parte do valor da operação. Nenhum outro valor é cobrado.`,
  ],
  costClause(data),
  [
    'Autorização de desconto em folha.',
    'O EMITENTE autoriza o seu empregador, de forma irrevogável e irretratável até a quitação, a descontar as parcelas do Quadro 4 da sua folha de pagamento e a repassá-las à CREDORA até os vencimentos, nos termos da Lei nº 10.820/2003 e da Portaria MTE nº 435/2025. A soma dos descontos de crédito consignado não pode passar de 35 % da remuneração disponível.',
  ],
  ...warrantyClauses,
  [
    'Desconto não realizado ou não repassado.',
    'Se o desconto não for feito, ou for feito em parte, o EMITENTE paga a diferença diretamente à CREDORA. Se for feito e o empregador não o repassar, a CREDORA não pode cobrar a parcela do EMITENTE nem incluir o seu nome em cadastro de inadimplentes (Lei nº 10.820/2003, art. 5º).',
  ],
  EARLY_SETTLEMENT,
  [
    'Portabilidade.',
    'O EMITENTE pode transferir esta dívida, sem tarifa, para outra instituição que lhe ofereça condições melhores, que a quitará junto à CREDORA pelo saldo devedor, conforme a regulamentação do Conselho Monetário Nacional. O desconto em folha passa então à nova instituição.',
  ],
  coolingOffClause(data, 'a autorização de desconto em folha e as garantias são então canceladas'),
  ...closingClauses(data),
]

/** Source: Lei 10.820/2003 art. 1 §§ 1 and 5. */
const warrantyClauses: readonly Clause[] = [
  [
    'Garantia.',
    'O EMITENTE oferece em garantia, de forma irrevogável e irretratável, até 10 % do saldo da sua conta vinculada do FGTS e até 100 % da multa rescisória paga pelo empregador em caso de despedida sem justa causa, por culpa recíproca ou por força maior (Lei nº 10.820/2003, art. 1º, § 5º; Lei nº 8.036/1990, art. 18, §§ 1º e 2º). A garantia só é usada no desligamento e até o limite do saldo devedor.',
  ],
  [
    'Desligamento.',
    'Se o contrato de trabalho terminar, as verbas rescisórias respondem pelo saldo devedor até 35 % do seu valor, e depois delas a garantia. O que faltar continua devido nas mesmas condições: é descontado da folha de outro emprego que o EMITENTE tenha ou venha a ter, ou pago diretamente à CREDORA, sem vencimento antecipado pelo desligamento.',
  ],
]
