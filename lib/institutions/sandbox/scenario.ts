/**
 * Digits 7–9 of the CPF: they choose what happens to a customer at the sandbox institutions
 * (docs/contract.md#sandbox-institutions).
 */
export const scenarioOf = (documentNumber: string): string => documentNumber.slice(6, 9)

/** What an institution reports of a customer with whom it has a relationship. */
export const relationshipOf = (documentNumber: string): { existingCustomer?: true } =>
  scenarioOf(documentNumber) === '914' ? { existingCustomer: true } : {}
