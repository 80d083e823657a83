import { now } from '#lib/config/clock'
import { newId } from '#lib/config/ids'
import {
  checkFeeTableParameters,
  type FeeTableParameters,
  FGTS_FEE_TABLE_DEFAULTS,
} from '#lib/domain/finance/fee-table'
import type { Connection } from '../client.ts'
import { listInstitutions } from '../queries/institutions.ts'

type Seed = {
  name: string
  label: string
  active?: false
  isDefault?: true
  parameters: Partial<FeeTableParameters>
}

/** For each sandbox institution tables that differ in rate, charge and conventions, one of them out of use and one the default. */
const TABLES: Readonly<Record<string, readonly Seed[]>> = {
  aurora: [
    { name: 'Aurora Padrão', label: 'Padrão', isDefault: true, parameters: { monthlyRate: '0.0180' } },
    {
      name: 'Aurora Leve',
      label: 'Juro menor, tarifa fixa',
      parameters: { monthlyRate: '0.0149', fee: { type: 'fixed', value: 35_00 } },
    },
    {
      name: 'Aurora Proteção',
      label: 'Com seguro prestamista',
      parameters: {
        monthlyRate: '0.0169',
        fee: { type: 'percent', value: '0.02', basis: 'emission' },
        insurance: { type: 'percent', value: '0.015' },
      },
    },
    { name: 'Aurora 2025', label: 'Encerrada', active: false, parameters: { monthlyRate: '0.0204' } },
  ],
  caravela: [
    {
      name: 'Caravela Costa',
      label: 'Taxa diária arredondada',
      isDefault: true,
      parameters: {
        monthlyRate: '0.0179',
        dailyRateDecimals: 8,
        iofRounding: 'per_installment',
        fee: { type: 'fixed', value: 20_00 },
      },
    },
    {
      name: 'Caravela Alto-mar',
      label: 'Sem tarifa',
      parameters: { monthlyRate: '0.0204', dayCount: 'ACT_365', iofCap: 'flat_3_percent' },
    },
    {
      name: 'Caravela Porto',
      label: 'Juro menor, tarifa percentual',
      parameters: { monthlyRate: '0.0159', fee: { type: 'percent', value: '0.035', basis: 'issue' } },
    },
    { name: 'Caravela 2025', label: 'Encerrada', active: false, parameters: { monthlyRate: '0.0219' } },
  ],
  ipe: [
    {
      name: 'Ipê Amarelo',
      label: 'Dias úteis',
      isDefault: true,
      parameters: {
        monthlyRate: '0.0175',
        businessDayAdjust: 'next',
        fee: { type: 'percent', value: '0.012', basis: 'net' },
      },
    },
    {
      name: 'Ipê Roxo',
      label: 'Meses de 30 dias',
      parameters: { monthlyRate: '0.0165', dayCount: 'PERIODIC', fee: { type: 'fixed', value: 49_90 } },
    },
    {
      name: 'Ipê Branco',
      label: 'Com seguro fixo',
      parameters: { monthlyRate: '0.0189', cetBasis: 'ACT_30', insurance: { type: 'fixed', value: 12_90 } },
    },
    { name: 'Ipê 2025', label: 'Encerrada', active: false, parameters: { monthlyRate: '0.0209' } },
  ],
}

/** Gives an organization the demonstration fee tables it lacks; tables that are there stay as they are. */
export const seedFeeTables = async (tx: Connection, organizationId: string): Promise<void> => {
  for (const { code } of await listInstitutions(tx)) {
    for (const table of TABLES[code] ?? []) {
      await tx`
        insert into fgts_fee_tables ${tx({
          id: newId(),
          organizationId,
          institutionCode: code,
          name: table.name,
          label: table.label,
          version: 1,
          active: table.active ?? true,
          isDefault: table.isDefault ?? false,
          parameters: tx.json(checkFeeTableParameters({ ...FGTS_FEE_TABLE_DEFAULTS, ...table.parameters })),
          createdAt: now(),
        })}
        on conflict do nothing`
    }
  }
}
