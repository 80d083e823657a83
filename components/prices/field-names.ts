import type { Bilingual } from '#components/language/texts.ts'
import type { PriceTableField } from '#lib/domain/prices/price-table-fields.ts'

type FieldTexts = { name: Bilingual; hint: Bilingual }

export const FIELD_NAMES: Readonly<Record<PriceTableField, FieldTexts>> = {
  label: {
    name: ['Nome para o agente', 'Name for the agent'],
    hint: ['Como a tabela aparece na simulação.', 'How the table is shown in a simulation.'],
  },
  monthlyRate: {
    name: ['Taxa de juros ao mês', 'Interest rate per month'],
    hint: ['Quanto maior, menos o cliente recebe.', 'The higher, the less the customer receives.'],
  },
  fee: {
    name: ['Tarifa (TC)', 'Fee (TC)'],
    hint: [
      'Valor fixo por contrato, ou percentual do valor de emissão ou do líquido.',
      'A fixed amount a contract, or a percentage of the issued or of the net amount.',
    ],
  },
  feeName: {
    name: ['Nome da tarifa', 'Name of the fee'],
    hint: [
      'Em branco: tarifa de cadastro, cobrada só no primeiro contrato do cliente na instituição (Súmula 566 do STJ). Com nome: outra tarifa permitida, cobrada em todo contrato.',
      'Left empty: the registration fee, charged in the first contract of a customer with the institution only (STJ precedent 566). Named: another lawful charge, in every contract.',
    ],
  },
  insurance: {
    name: ['Seguro prestamista', 'Credit insurance'],
    hint: [
      'Prêmio fixo, ou percentual do valor de emissão. Sem seguro, nada é cobrado.',
      'A fixed premium, or a percentage of the issued amount. Without it nothing is charged.',
    ],
  },
  dayCount: {
    name: ['Contagem de dias dos juros', 'Day count of the interest'],
    hint: [
      'Como a taxa do mês vira taxa do período: dias corridos sobre 30 ou 365, meses de 30 dias, meses inteiros ou dias úteis sobre 252.',
      'How the monthly rate becomes the rate of a period: calendar days over 30 or 365, months of 30 days, whole months or business days over 252.',
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
      'Uma vez no total do imposto, em cada parcela, ou em cada parte (diária e adicional) de cada parcela. A diferença é de centavos.',
      'Once on the whole tax, on each instalment, or on each part (daily and additional) of each instalment. The difference is a matter of cents.',
    ],
  },
  iofDays: {
    name: ['Dias do IOF diário', 'Days of the daily IOF'],
    hint: [
      'Dias corridos até o vencimento, ou 30 dias para cada mês da parcela.',
      'Calendar days to the due date, or 30 days for each month of the instalment.',
    ],
  },
  iofRates: {
    name: ['Alíquotas do IOF', 'Rates of the IOF'],
    hint: [
      'As da lei no dia da liberação, isenção, ou outras combinadas com a instituição.',
      'Those of the law on the day of the release, an exemption, or others agreed with the institution.',
    ],
  },
  firstPeriodInterest: {
    name: ['Juros que a primeira parcela não cobre', 'Interest the first instalment does not cover'],
    hint: [
      'Com um primeiro período longo: pagos antes do principal (Código Civil, art. 354), ou somados a ele.',
      'After a long first period: paid before principal (Civil Code, art. 354), or added to it.',
    ],
  },
  scheduleRounding: {
    name: ['Arredondamento das parcelas', 'Rounding of the schedule'],
    hint: [
      'Juros arredondados a cada período; o cronograma exato, arredondado só ao ser mostrado; ou juros exatos, com a diferença na última parcela.',
      'Interest rounded in each period; an exact schedule rounded only where it is shown; or exact interest, with the difference in the last instalment.',
    ],
  },
  requestedValue: {
    name: ['O que significa o valor pedido', 'What the amount asked for means'],
    hint: [
      'O que o cliente recebe, ou o valor de emissão do contrato.',
      'What the customer receives, or the issue amount.',
    ],
  },
  cetBasis: {
    name: ['Base do CET', 'Basis of the CET'],
    hint: [
      'O ano de 365 dias é a base da Resolução CMN 4.881. Muda o CET informado, não o valor pago.',
      'The year of 365 days is the basis of the central bank (CMN 4.881). It changes the CET shown, not what is paid.',
    ],
  },
  businessDayAdjust: {
    name: ['Vencimento em dia não útil', 'Due date on a non-business day'],
    hint: [
      'Se liberação e vencimentos contam na própria data ou no próximo dia útil.',
      'Whether release and due dates count on the day itself or on the next business day.',
    ],
  },
  holidays: {
    name: ['Feriados', 'Holidays'],
    hint: [
      'Quais feriados contam como dia não útil: os bancários nacionais, ou também os de um estado.',
      'Which holidays are no business days: the national bank holidays, or those of a state as well.',
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
