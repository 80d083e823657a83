import type { FgtsBalanceQueryRow } from '#db/queries/fgts-balance-queries'
import { dayInSaoPaulo } from '#lib/domain/calendar'
import { concealCpf } from '#lib/domain/documents/cpf'
import type { BalanceFailureView, BalanceView, EligibilityView } from '#lib/domain/fgts/balance-view'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility'
import { fgtsRulesOn } from '#lib/domain/fgts/rules'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue'
import { reasonTexts, screenReasonTexts } from '#lib/domain/reasons/reason-texts'
import { customerKeyOf } from '#lib/services/access/parts/customer-key'
import { readsMasked } from '#lib/services/access/parts/reads-masked'
import type { Context } from '#lib/services/context'

type Reader = Pick<Context, 'actor' | 'now' | 'language'>

/**
 * A balance query for a reader: texts in their language, and what would stop a simulation at this moment;
 * people read the CPF masked.
 */
export const fgtsBalanceView = (row: FgtsBalanceQueryRow, reader: Reader): BalanceView => {
  const failure = failureOf(row, reader)
  return {
    id: row.id,
    organizationId: row.organizationId,
    ...customerOf(row, reader),
    institutionCode: row.institutionCode,
    status: row.status,
    failure,
    amountCents: row.amountCents,
    periods: row.periods ?? [],
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deadlineAt: row.deadlineAt,
    expiresAt: row.expiresAt,
    eligibility: eligibilityOf(row, failure, reader),
  }
}

const customerOf = ({ organizationId, documentNumber }: FgtsBalanceQueryRow, reader: Reader) =>
  readsMasked(reader)
    ? {
        documentNumber: concealCpf(documentNumber),
        customerKey: customerKeyOf({ organizationId, documentNumber }),
      }
    : { documentNumber }

const failureOf = (row: FgtsBalanceQueryRow, reader: Reader): BalanceFailureView | null => {
  if (row.status !== 'fail') return null
  const code = row.code !== null && isReasonCode(row.code) ? row.code : 'provider_error'
  const textsOf = readsMasked(reader) ? screenReasonTexts : reasonTexts
  const { text, nextAction } = textsOf(code, reader.language, row.reasonDetails ?? {})
  return { code, text, retryable: reasonOf(code).retryable, nextAction }
}

const eligibilityOf = (
  row: FgtsBalanceQueryRow,
  failure: BalanceFailureView | null,
  { now, language }: Reader,
): EligibilityView | null => {
  if (failure) return { eligible: false, reasons: [{ code: failure.code, text: failure.text }] }
  if (row.status !== 'success') return null
  if (row.clearedAt !== null || row.expiresAt === null || row.expiresAt <= now) {
    const { text } = reasonTexts('balance_expired', language)
    return { eligible: false, reasons: [{ code: 'balance_expired', text }] }
  }
  const today = dayInSaoPaulo(now)
  const rules = fgtsRulesOn(today)
  const found = fgtsEligibility({ periods: row.periods ?? [], rules, today, optedInAt: row.optedInDate })
  const details = { minimumCents: rules.minInstallmentCents }
  const reasons = found.reasons.map((reason) => ({
    ...reason,
    text: reasonTexts(reason.code, language, { ...details, until: reason.until }).text,
  }))
  return { eligible: found.eligible, reasons }
}
