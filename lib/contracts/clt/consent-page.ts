import { z } from 'zod'
import { instant } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { cpfField, dayField } from '#lib/contracts/fields.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'

// Called only by the customer's own POST from the consent page; the commands have no path below `/api`.

const token = z.string().max(200)
const proof = z.string().max(2_000).optional().meta({ description: 'O conteúdo do cookie da página.' })
const statusResponse = z.object({ status: z.enum(CONSULT_STATUSES) })

export const identifyCltSignerCommand = command({
  name: 'identifyCltSigner',
  body: z.object({ token, documentNumber: cpfField, birthDate: dayField }),
  response: z.object({ proof: z.string(), expiresAt: instant }),
  codes: ['link_invalid', 'identity_mismatch', 'identity_locked'],
})

export const acceptCltConsentCommand = command({
  name: 'acceptCltConsent',
  body: z.object({ token, proof, acceptedTextSha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  response: statusResponse,
  codes: [
    'link_invalid',
    'identity_required',
    'consent_text_changed',
    'consult_not_authorizable',
    'document_storage_unavailable',
  ],
})

export const declineCltConsentCommand = command({
  name: 'declineCltConsent',
  body: z.object({ token, proof }),
  response: statusResponse,
  codes: ['link_invalid', 'identity_required', 'consult_not_authorizable'],
})

export const revokeCltConsentCommand = command({
  name: 'revokeCltConsent',
  body: z.object({ token, proof }),
  response: statusResponse,
  codes: ['link_invalid', 'identity_required', 'consult_not_revocable', 'consult_status_changed'],
})
