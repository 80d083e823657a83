import type { SeededTable } from './seeded-table.ts'

const SHORT = [6, 8, 10, 12, 18, 24]
const MIDDLE = [12, 18, 24, 36, 48]
const LONG = [6, 12, 18, 24, 36, 48, 60, 72, 84, 96]

export const CLT_PRICE_TABLES: Readonly<Record<string, readonly SeededTable[]>> = {
  aurora: [
    {
      key: 'aurora-padrao',
      label: 'Aurora Padrão',
      terms: LONG,
      isDefault: true,
      parameters: { monthlyRate: '0.0349' },
    },
    {
      key: 'aurora-curto',
      label: 'Aurora Curto Prazo',
      terms: SHORT,
      parameters: { monthlyRate: '0.0299', fee: { type: 'fixed', value: 45_00 } },
    },
    {
      key: 'aurora-protegido',
      label: 'Aurora Protegido',
      terms: [...MIDDLE, 60],
      parameters: {
        monthlyRate: '0.0319',
        fee: { type: 'percent', value: '0.02', basis: 'issue' },
        insurance: { type: 'percent', value: '0.025' },
      },
    },
    {
      key: 'aurora-2025',
      label: 'Aurora 2025',
      terms: MIDDLE,
      active: false,
      parameters: { monthlyRate: '0.0399' },
    },
  ],
  caravela: [
    {
      key: 'caravela-costa',
      label: 'Caravela Costa',
      terms: [6, 12, 18, 24, 36, 48],
      isDefault: true,
      parameters: { monthlyRate: '0.0329', dailyRateDecimals: 8, iofRounding: 'per_installment' },
    },
    {
      key: 'caravela-mar-aberto',
      label: 'Caravela Mar Aberto',
      terms: [24, 36, 48, 60, 72, 84],
      parameters: { monthlyRate: '0.0389', dayCount: 'ACT_30', iofCap: 'flat_3_percent' },
    },
    {
      key: 'caravela-segura',
      label: 'Caravela Segura',
      terms: MIDDLE,
      parameters: {
        monthlyRate: '0.0289',
        fee: { type: 'percent', value: '0.035', basis: 'net' },
        insurance: { type: 'fixed', value: 89_90 },
      },
    },
    {
      key: 'caravela-2025',
      label: 'Caravela 2025',
      terms: MIDDLE,
      active: false,
      parameters: { monthlyRate: '0.0449' },
    },
  ],
  ipe: [
    {
      key: 'ipe-amarelo',
      label: 'Ipê Amarelo',
      terms: LONG,
      isDefault: true,
      parameters: { monthlyRate: '0.0359', businessDayAdjust: 'next' },
    },
    {
      key: 'ipe-roxo',
      label: 'Ipê Roxo',
      terms: SHORT,
      parameters: { monthlyRate: '0.0279', dayCount: 'PERIODIC', fee: { type: 'fixed', value: 79_90 } },
    },
    {
      key: 'ipe-branco',
      label: 'Ipê Branco',
      terms: [12, 24, 36, 60, 96],
      parameters: {
        monthlyRate: '0.0309',
        cetBasis: 'ACT_30',
        insurance: { type: 'percent', value: '0.0195' },
      },
    },
    {
      key: 'ipe-2025',
      label: 'Ipê 2025',
      terms: MIDDLE,
      active: false,
      parameters: { monthlyRate: '0.0429' },
    },
  ],
}
