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

export const fgtsClauses = (data: ContractData): Clause[] => [
  promiseClause(data),
  [
    'Juros e encargos.',
    `Sobre o valor da operação incidem juros remuneratórios prefixados de ${formatPercent(data.figures.monthlyRate)} ao mês, equivalentes a ${formatPercent(data.figures.annualRate)} ao ano, capitalizados e já contidos no valor de cada parcela. Incidem ainda o IOF (Decreto nº 6.306/2007, art. 7º), a tarifa e o seguro do Quadro 3, todos descontados do valor liberado. Nenhum outro valor é cobrado.`,
  ],
  costClause(data),
  [
    'Garantia.',
    'Em garantia do pagamento, o EMITENTE cede fiduciariamente à CREDORA os direitos aos saques anuais da sua conta vinculada do FGTS indicados no Quadro 4, nos termos do art. 20-D, § 3º, da Lei nº 8.036/1990 e das resoluções do Conselho Curador do FGTS, e autoriza a Caixa Econômica Federal, agente operador do FGTS, a bloquear o saldo correspondente até a quitação.',
  ],
  [
    'Forma de pagamento.',
    'As parcelas são pagas com o repasse dos saques anuais pela Caixa Econômica Federal diretamente à CREDORA, nas datas do Quadro 4. Não há desconto em salário nem em conta corrente.',
  ],
  EARLY_SETTLEMENT,
  coolingOffClause(data, 'a garantia é então desbloqueada'),
  ...closingClauses(data),
]
