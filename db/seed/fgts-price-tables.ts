import type { SeededTable } from './seeded-table.ts'

export const FGTS_PRICE_TABLES: Readonly<Record<string, readonly SeededTable[]>> = {
  aurora: [
    { key: 'Aurora Padrão', label: 'Padrão', isDefault: true, parameters: { monthlyRate: '0.0180' } },
    {
      key: 'Aurora Leve',
      label: 'Juro menor, tarifa fixa',
      parameters: { monthlyRate: '0.0149', fee: { type: 'fixed', value: 35_00 } },
    },
    {
      key: 'Aurora Proteção',
      label: 'Com seguro prestamista',
      parameters: {
        monthlyRate: '0.0169',
        fee: { type: 'percent', value: '0.02', basis: 'issue' },
        insurance: { type: 'percent', value: '0.015' },
      },
    },
    { key: 'Aurora 2025', label: 'Encerrada', active: false, parameters: { monthlyRate: '0.0204' } },
  ],
  caravela: [
    {
      key: 'Caravela Costa',
      label: 'Costa',
      isDefault: true,
      parameters: {
        monthlyRate: '0.0179',
        dailyRateDecimals: 8,
        iofRounding: 'per_installment',
        fee: { type: 'fixed', value: 20_00 },
      },
    },
    {
      key: 'Caravela Alto-mar',
      label: 'Sem tarifa',
      parameters: { monthlyRate: '0.0204', dayCount: 'ACT_365', iofCap: 'flat_3_percent' },
    },
    {
      key: 'Caravela Porto',
      label: 'Juro menor, tarifa percentual',
      parameters: { monthlyRate: '0.0159', fee: { type: 'percent', value: '0.035', basis: 'issue' } },
    },
    { key: 'Caravela 2025', label: 'Encerrada', active: false, parameters: { monthlyRate: '0.0219' } },
  ],
  ipe: [
    {
      key: 'Ipê Amarelo',
      label: 'Amarelo',
      isDefault: true,
      parameters: {
        monthlyRate: '0.0175',
        businessDayAdjust: 'next',
        fee: { type: 'percent', value: '0.012', basis: 'net' },
      },
    },
    {
      key: 'Ipê Roxo',
      label: 'Roxo',
      parameters: { monthlyRate: '0.0165', dayCount: 'PERIODIC', fee: { type: 'fixed', value: 49_90 } },
    },
    {
      key: 'Ipê Branco',
      label: 'Com seguro fixo',
      parameters: { monthlyRate: '0.0189', cetBasis: 'ACT_30', insurance: { type: 'fixed', value: 12_90 } },
    },
    { key: 'Ipê 2025', label: 'Encerrada', active: false, parameters: { monthlyRate: '0.0209' } },
  ],
}
