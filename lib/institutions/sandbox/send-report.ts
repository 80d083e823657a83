import type { InstitutionRow } from '#db/queries/institutions'
import { now } from '#lib/config/clock'
import { getEnv } from '#lib/config/env'
import { decryptInstitutionSecret } from '#lib/config/institution-secret'
import { signatureHeaders } from '#lib/config/webhook-signature'
import type { SandboxReport } from './sandbox-state.ts'

const TIMEOUT_MS = 10_000

/** Sends a report to our receiver, signed. @throws when it was not taken, so that its job sends it again */
export const sendReport = async (institution: InstitutionRow, report: SandboxReport): Promise<void> => {
  const { webhookId, body } = report
  const message = { id: webhookId, at: now(), body }
  const secret = decryptInstitutionSecret(institution.sealedSecret)
  const response = await fetch(`${getEnv().ORIGIN}/api/institutions/${institution.code}/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signatureHeaders(message, [secret]) },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`the receiver answered ${response.status}`)
}
