/** What the acceptance of insurance names, already written for people. */
export type InsuranceAcceptance = {
  contractNumber: string
  institutionLegalName: string
  amount: string
  /** Whether this credit is lent without the insurance as well. */
  optional: boolean
}

/** The version of the wording; it changes with every change of the text below. */
export const INSURANCE_ACCEPTANCE_VERSION = 'seguro-2026-11'

/**
 * The exact text by which a customer takes the insurance, apart from the credit: nobody is made to take one
 * (STJ, Tema Repetitivo 972; CDC art. 39, I).
 */
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
