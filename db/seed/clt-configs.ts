import { now } from '#lib/config/clock'
import { newId } from '#lib/config/ids'
import {
  CLT_FEE_TABLE_DEFAULTS,
  checkFeeTableParameters,
  type FeeTableParameters,
} from '#lib/domain/finance/fee-table'
import type { Connection } from '../client.ts'
import { listInstitutions } from '../queries/institutions.ts'

type Seed = {
  slug: string
  name: string
  terms: readonly number[]
  active?: false
  isDefault?: true
  parameters: Partial<FeeTableParameters>
}

const SHORT = [6, 8, 10, 12, 18, 24]
const MIDDLE = [12, 18, 24, 36, 48]
const LONG = [6, 12, 18, 24, 36, 48, 60, 72, 84, 96]

/** For each sandbox institution configurations that differ in rate, charges, conventions and numbers of instalments, one out of use. */
const CONFIGS: Readonly<Record<string, readonly Seed[]>> = {
  aurora: [
    {
      slug: 'aurora-padrao',
      name: 'Aurora Padrão',
      terms: LONG,
      isDefault: true,
      parameters: { monthlyRate: '0.0349' },
    },
    {
      slug: 'aurora-curto',
      name: 'Aurora Curto Prazo',
      terms: SHORT,
      parameters: { monthlyRate: '0.0299', fee: { type: 'fixed', value: 45_00 } },
    },
    {
      slug: 'aurora-protegido',
      name: 'Aurora Protegido',
      terms: [...MIDDLE, 60],
      parameters: {
        monthlyRate: '0.0319',
        fee: { type: 'percent', value: '0.02', basis: 'issue' },
        insurance: { type: 'percent', value: '0.025' },
      },
    },
    {
      slug: 'aurora-2025',
      name: 'Aurora 2025',
      terms: MIDDLE,
      active: false,
      parameters: { monthlyRate: '0.0399' },
    },
  ],
  caravela: [
    {
      slug: 'caravela-costa',
      name: 'Caravela Costa',
      terms: [6, 12, 18, 24, 36, 48],
      isDefault: true,
      parameters: { monthlyRate: '0.0329', dailyRateDecimals: 8, iofRounding: 'per_installment' },
    },
    {
      slug: 'caravela-mar-aberto',
      name: 'Caravela Mar Aberto',
      terms: [24, 36, 48, 60, 72, 84],
      parameters: { monthlyRate: '0.0389', dayCount: 'ACT_30', iofCap: 'flat_3_percent' },
    },
    {
      slug: 'caravela-segura',
      name: 'Caravela Segura',
      terms: MIDDLE,
      parameters: {
        monthlyRate: '0.0289',
        fee: { type: 'percent', value: '0.035', basis: 'net' },
        insurance: { type: 'fixed', value: 89_90 },
      },
    },
    {
      slug: 'caravela-2025',
      name: 'Caravela 2025',
      terms: MIDDLE,
      active: false,
      parameters: { monthlyRate: '0.0449' },
    },
  ],
  ipe: [
    {
      slug: 'ipe-amarelo',
      name: 'Ipê Amarelo',
      terms: LONG,
      isDefault: true,
      parameters: { monthlyRate: '0.0359', businessDayAdjust: 'next' },
    },
    {
      slug: 'ipe-roxo',
      name: 'Ipê Roxo',
      terms: SHORT,
      parameters: { monthlyRate: '0.0279', dayCount: 'PERIODIC', fee: { type: 'fixed', value: 79_90 } },
    },
    {
      slug: 'ipe-branco',
      name: 'Ipê Branco',
      terms: [12, 24, 36, 60, 96],
      parameters: {
        monthlyRate: '0.0309',
        cetBasis: 'ACT_30',
        insurance: { type: 'percent', value: '0.0195' },
      },
    },
    {
      slug: 'ipe-2025',
      name: 'Ipê 2025',
      terms: MIDDLE,
      active: false,
      parameters: { monthlyRate: '0.0429' },
    },
  ],
}

/** Gives an organization the demonstration configurations it lacks; those that are there stay as they are. */
export const seedCltConfigs = async (tx: Connection, organizationId: string): Promise<void> => {
  for (const { code } of await listInstitutions(tx)) {
    for (const { slug, name, terms, active = true, isDefault = false, parameters } of CONFIGS[code] ?? []) {
      const [minInstallments, maxInstallments] = [Math.min(...terms), Math.max(...terms)]
      await tx`
        insert into clt_configs ${tx({
          id: newId(),
          organizationId,
          institutionCode: code,
          slug,
          name,
          version: 1,
          terms: tx.json(terms),
          active,
          isDefault,
          parameters: tx.json(
            checkFeeTableParameters({
              ...CLT_FEE_TABLE_DEFAULTS,
              ...parameters,
              minInstallments,
              maxInstallments,
            }),
          ),
          createdAt: now(),
        })}
        on conflict do nothing`
    }
  }
}
