/** Values are already formatted for people. */
export type InsuranceAcceptance = {
  contractNumber: string
  institutionLegalName: string
  amount: string
  /** True if the credit is also offered without the insurance. */
  optional: boolean
}

/** Version of the wording; it must change whenever the text below changes. */
export const INSURANCE_ACCEPTANCE_VERSION = 'seguro-2026-11'

/** Returns the text that accepts the insurance, separately from the credit (STJ Tema 972; CDC art. 39, I). */
export const insuranceAcceptanceText = ({
  contractNumber,
  institutionLegalName,
  amount,
  optional,
}: InsuranceAcceptance): string =>
  [
    `Quero contratar o seguro do contrato nº ${contractNumber}, emitido em favor de ${institutionLegalName}, pelo preço de ${amount}, já incluído no crédito.`,
    optional
      ? 'Sei que o seguro é opcional e que posso pedir este mesmo crédito sem ele a quem me atendeu.'
      : 'Sei que não sou obrigado a contratá-lo e que posso pedir um crédito sem seguro a quem me atendeu.',
  ].join(' ')
