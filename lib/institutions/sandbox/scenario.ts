/** Returns digits 7–9 of the CPF, which choose the scenario (docs/contract.md#sandbox-institutions). */
export const scenarioOf = (documentNumber: string): string => documentNumber.slice(6, 9)

/** Returns what an institution reports of a customer with whom it has a relationship (scenario 914). */
export const relationshipOf = (documentNumber: string): { existingCustomer?: true } =>
  scenarioOf(documentNumber) === '914' ? { existingCustomer: true } : {}
