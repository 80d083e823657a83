import type { FederativeUnit } from './federative-units.ts'
import { normalizePostalCode } from './postal-code.ts'

/** Start of each CEP range, which ends at the next start. Source: Correios, faixas de CEP por UF. */
const RANGES: readonly (readonly [from: string, state: FederativeUnit])[] = [
  ['01000', 'SP'],
  ['20000', 'RJ'],
  ['29000', 'ES'],
  ['30000', 'MG'],
  ['40000', 'BA'],
  ['49000', 'SE'],
  ['50000', 'PE'],
  ['57000', 'AL'],
  ['58000', 'PB'],
  ['59000', 'RN'],
  ['60000', 'CE'],
  ['64000', 'PI'],
  ['65000', 'MA'],
  ['66000', 'PA'],
  ['68900', 'AP'],
  ['69000', 'AM'],
  ['69300', 'RR'],
  ['69400', 'AM'],
  ['69900', 'AC'],
  ['70000', 'DF'],
  ['72800', 'GO'],
  ['73000', 'DF'],
  ['73700', 'GO'],
  ['76800', 'RO'],
  ['77000', 'TO'],
  ['78000', 'MT'],
  ['79000', 'MS'],
  ['80000', 'PR'],
  ['88000', 'SC'],
  ['90000', 'RS'],
]

export const stateOfPostalCode = (text: string): FederativeUnit | null => {
  const code = normalizePostalCode(text)
  if (!code) return null
  const prefix = code.slice(0, 5)
  return RANGES.findLast(([from]) => from <= prefix)?.[1] ?? null
}
