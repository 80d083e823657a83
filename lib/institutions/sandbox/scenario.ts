/**
 * Digits 7–9 of the CPF: they choose what happens to a customer at the sandbox institutions
 * (docs/contract.md#sandbox-institutions).
 */
export const scenarioOf = (documentNumber: string): string => documentNumber.slice(6, 9)
