export const CONSULT_CALCULATION_CODES = [
  'consult_not_found',
  'consult_not_ready',
  'consult_expired',
  'consult_in_use',
  'consent_revoked',
  'provider_not_supported',
  'product_not_supported',
] as const

export const CONFIG_CALCULATION_CODES = [
  ...CONSULT_CALCULATION_CODES,
  'consult_mismatch',
  'config_not_found',
  'config_inactive',
  'config_mismatch',
  'simulation_not_eligible',
  'simulation_installments_above_maximum',
  'simulation_installments_below_minimum',
] as const
