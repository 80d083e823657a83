/** Returns digits 7–9 of the CPF, which select the scenario (docs/contract.md#sandbox-institutions). */
export const scenarioOf = (documentNumber: string): string => documentNumber.slice(6, 9)

export const relationshipOf = (documentNumber: string): { existingCustomer?: true } =>
  scenarioOf(documentNumber) === '914' ? { existingCustomer: true } : {}
