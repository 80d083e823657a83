import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CANCEL_REASONS } from '#lib/domain/proposals/cancel-reasons.ts'
import { type DetailedReason, reasonWords } from '#lib/domain/proposals/reason-words.ts'
import { REVIEW_DECISION_WORDS } from '#lib/domain/review/review-decision-words.ts'
import { type Harness, startHarness } from '#tests/support/servers/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await startHarness({ worker: false })
  await harness.database.owner.unsafe(extractionStatement())
})
afterAll(() => harness?.stop())

/** Statement by which the migration extracts details from stored text. */
const extractionStatement = () => {
  const text = readFileSync('db/migrations/0028_reason_details.sql', 'utf8')
  const statement = text.split('--> statement-breakpoint').find((part) => part.includes('create function'))
  return statement ?? ''
}

const detailsOf = async (code: string, words: string) => {
  const [row] = await harness.database.owner`select details_of_reason(${code}, ${words}) as details`
  return row?.details
}

const REASONS: readonly Required<DetailedReason>[] = [
  { code: 'review_required', details: {} },
  { code: 'pix_refusal', details: {} },
  { code: 'canceled_by_request', details: {} },
  { code: 'canceled_by_request', details: { description: 'sistema:parceiro: sem retorno (2)' } },
  ...CANCEL_REASONS.flatMap(({ value: reason }) => [
    { code: 'canceled_by_request' as const, details: { reason } },
    { code: 'canceled_by_request' as const, details: { reason, description: 'mudou\nde ideia (hoje)' } },
  ]),
  ...REVIEW_DECISION_WORDS.approve.flatMap(({ value }) => [
    { code: 'review_approved' as const, details: { chosen: value } },
    { code: 'review_approved' as const, details: { chosen: value, written: 'por telefone: sim' } },
  ]),
  ...REVIEW_DECISION_WORDS.refuse.map(({ value }) => ({
    code: 'review_refused' as const,
    details: { chosen: value },
  })),
  { code: 'review_refused', details: { written: 'Documento de outra pessoa' } },
  { code: 'institution_refused', details: {} },
  { code: 'institution_refused', details: { text: 'cadastro (CPF) irregular. Procure a agência' } },
  { code: 'institution_notice', details: { text: 'em fila' } },
  { code: 'review_sent_back', details: { text: 'Envie a CNH\naberta' } },
]

describe('the migration to details of reasons', () => {
  test('splits every stored text as it was composed', async () => {
    for (const { code, details } of REASONS)
      expect([code, await detailsOf(code, reasonWords({ code, details }, 'pt-BR'))]).toEqual([code, details])
  })

  test('leaves unrecognized texts unchanged', async () => {
    expect(await detailsOf('canceled_by_request', 'Cancelada pelo parceiro')).toBeNull()
    expect(await detailsOf('institution_refused', 'Fora da política')).toBeNull()
    expect(await detailsOf('on_locked_date_range', 'Bloqueado até 10/03/2026.')).toBeNull()
  })
})
