import type { FgtsBalanceQueryRow } from '#db/queries/fgts/fgts-balance-queries.ts'
import { dayInSaoPaulo, isDay } from '#lib/domain/calendar.ts'
import { concealCpf } from '#lib/domain/documents/cpf.ts'
import type { BalanceFailureView, BalanceView, EligibilityView } from '#lib/domain/fgts/balance-view.ts'
import { fgtsEligibility } from '#lib/domain/fgts/eligibility.ts'
import type { FgtsPledge } from '#lib/domain/fgts/pledges.ts'
import { fgtsRulesOn } from '#lib/domain/fgts/rules.ts'
import { isReasonCode, reasonOf } from '#lib/domain/reasons/catalogue.ts'
import { reasonTexts, screenReasonTexts } from '#lib/domain/reasons/reason-texts.ts'
import type { Context } from '#lib/services/context.ts'
import { customerKeyOf } from '#lib/services/kernel/customer-key.ts'
import { readsMasked } from '#lib/services/kernel/reads-masked.ts'

type Reader = Pick<Context, 'actor' | 'now' | 'language'>

export const fgtsBalanceView = (
  row: FgtsBalanceQueryRow,
  reader: Reader,
  pledges: readonly FgtsPledge[] = [],
): BalanceView => {
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
    optedInDate: row.optedInDate,
    existingCustomer: row.existingCustomer,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deadlineAt: row.deadlineAt,
    expiresAt: row.expiresAt,
    eligibility: eligibilityOf(row, { failure, pledges }, reader),
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
  const until = row.reasonDetails?.until
  return {
    ...{ code, text, retryable: reasonOf(code).retryable, nextAction },
    ...(typeof until === 'string' && isDay(until) && { until }),
  }
}

const eligibilityOf = (
  row: FgtsBalanceQueryRow,
  { failure, pledges }: { failure: BalanceFailureView | null; pledges: readonly FgtsPledge[] },
  { now, language }: Reader,
): EligibilityView | null => {
  if (failure) return { eligible: false, reasons: [failureReason(failure, pledges)] }
  if (row.status !== 'success') return null
  if (row.clearedAt !== null || row.expiresAt === null || row.expiresAt <= now) {
    const { text } = reasonTexts('balance_expired', language)
    return { eligible: false, reasons: [{ code: 'balance_expired', text }] }
  }
  const today = dayInSaoPaulo(now)
  const rules = fgtsRulesOn(today)
  const periods = row.periods ?? []
  const { eligible, reasons } = fgtsEligibility({
    periods,
    rules,
    today,
    optedInAt: row.optedInDate,
    pledges,
  })
  const minimum = { minimumCents: rules.minInstallmentCents }
  return {
    eligible,
    reasons: reasons.map(({ details, ...reason }) => ({
      ...reason,
      text: reasonTexts(reason.code, language, { ...minimum, ...details, until: reason.until }).text,
    })),
  }
}

/** The operation that the institution reports may be our own contract, so the newest contract is linked. */
const failureReason = ({ code, text }: BalanceFailureView, pledges: readonly FgtsPledge[]) => {
  const newest = code === 'ongoing_operation' ? pledges.at(-1) : undefined
  return { code, text, ...(newest && { proposalId: newest.proposalId }) }
}
