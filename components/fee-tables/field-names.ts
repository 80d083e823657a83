import type { TableField } from '#lib/domain/tables/table-fields'
import type { Bilingual } from '../language/texts.ts'

type Named = { name: Bilingual; hint: Bilingual }

/** What each field of a table is called, and what it does. */
export const FIELD_NAMES: Readonly<Record<TableField, Named>> = {
  label: {
    name: ['Nome para o agente', 'Name for the agent'],
    hint: ['Como a tabela aparece na simulação.', 'How the table is shown in a simulation.'],
  },
  monthlyRate: {
    name: ['Taxa de juros ao mês', 'Interest rate a month'],
    hint: ['Quanto maior, menos o cliente recebe.', 'The higher, the less the customer receives.'],
  },
  fee: {
    name: ['Tarifa de cadastro (TC)', 'Registration fee (TC)'],
    hint: [
      'Valor fixo por contrato, ou percentual do valor emitido ou do líquido.',
      'A fixed amount a contract, or a percentage of the issued or of the net amount.',
    ],
  },
  insurance: {
    name: ['Seguro prestamista', 'Credit insurance'],
    hint: [
      'Prêmio fixo, ou percentual do valor emitido. Sem seguro, nada é cobrado.',
      'A fixed premium, or a percentage of the issued amount. Without it nothing is charged.',
    ],
  },
  dayCount: {
    name: ['Contagem de dias dos juros', 'Day count of the interest'],
    hint: [
      'Como a taxa do mês vira taxa do período: dias corridos sobre 30, dias corridos sobre 365, ou meses de 30 dias.',
      'How the monthly rate becomes the rate of a period: calendar days over 30, calendar days over 365, or months of 30 days.',
    ],
  },
  dailyRateDecimals: {
    name: ['Casas da taxa diária', 'Decimals of the daily rate'],
    hint: [
      'Algumas instituições arredondam a taxa do dia antes de usá-la; em branco ela fica exata.',
      'Some institutions round the daily rate before using it; left empty it stays exact.',
    ],
  },
  iofPrincipal: {
    name: ['Base do IOF', 'Base of the IOF tax'],
    hint: [
      'Sobre o que o imposto de cada parcela incide: seu valor presente, ou o principal que ela paga.',
      'What the tax of each instalment is charged on: its present value, or the principal it pays off.',
    ],
  },
  iofCap: {
    name: ['Teto do IOF diário', 'Cap of the daily IOF'],
    hint: [
      'O IOF diário conta até 365 dias (2,993%); algumas instituições arredondam para 3%.',
      'The daily IOF counts up to 365 days (2.993%); some institutions round it up to 3%.',
    ],
  },
  iofRounding: {
    name: ['Arredondamento do IOF', 'Rounding of the IOF'],
    hint: [
      'Uma vez no total do imposto, ou em cada parcela. A diferença é de centavos.',
      'Once on the whole tax, or on each instalment. The difference is a matter of cents.',
    ],
  },
  cetBasis: {
    name: ['Base do CET', 'Basis of the CET'],
    hint: [
      'O ano de 365 dias é a base da Resolução CMN 4.881. Muda o CET informado, não o valor pago.',
      'The year of 365 days is the basis of the central bank (CMN 4.881). It changes the CET told, not what is paid.',
    ],
  },
  businessDayAdjust: {
    name: ['Vencimento em dia não útil', 'Due date on a non-business day'],
    hint: [
      'Se liberação e vencimentos contam na própria data ou no próximo dia útil.',
      'Whether release and due dates count on the day itself or on the next business day.',
    ],
  },
  terms: {
    name: ['Prazos oferecidos', 'Terms offered'],
    hint: [
      'Números de parcelas que o cliente pode escolher.',
      'Numbers of instalments the customer can choose.',
    ],
  },
  minInstallments: {
    name: ['Mínimo de parcelas', 'Fewest instalments'],
    hint: [
      'Com menos saques anuais não se simula nesta tabela.',
      'With fewer yearly withdrawals there is no simulation on this table.',
    ],
  },
  maxInstallments: {
    name: ['Máximo de parcelas', 'Most instalments'],
    hint: [
      'O conselho do FGTS limita a 3 desde 01/11/2026; vale o menor dos dois.',
      'The FGTS council limits it to 3 since 2026-11-01; the smaller of the two holds.',
    ],
  },
  isDefault: {
    name: ['Tabela padrão da instituição', 'Default table of the institution'],
    hint: [
      'A sugerida ao agente. Cada instituição tem no máximo uma por produto.',
      'The one suggested to the agent. Each institution has at most one a product.',
    ],
  },
}
