import { z } from 'zod'
import { afterMs, now } from '#lib/config/clock.ts'
import { capabilitiesOf } from '#lib/domain/institutions/connection-capabilities.ts'
import type { CltConsultRequest } from '#lib/institutions/institution.ts'
import { callUpstream, codeOf, isSuccess, readAnswer, refusalOf, textIn } from './call-upstream.ts'
import { isAboutCpf } from './is-about-cpf.ts'
import type { OpenConnection } from './open-connection.ts'

const createdSchema = z.object({ id: z.string().min(1).max(200) })
const statusSchema = z.object({ status: z.string() })

/** Takes over a term that waits for consent; the institution refuses a CPF with any other active term. */
export const requestConsult = async (
  connection: OpenConnection,
  request: CltConsultRequest,
): Promise<{ externalId: string }> => {
  const externalId = (await findTerm(connection, request)) ?? (await createTerm(connection, request))
  const { isRecent, body } = acceptanceOf(request)
  const answer = await callUpstream(connection, {
    method: 'POST',
    path: `/private-consignment/consult/${encodeURIComponent(externalId)}/authorize`,
    body,
    key: `authorize:${request.reference}:${isRecent ? 'recent' : 'late'}`,
  })
  // If the term has ended, its event reports that.
  if (!isSuccess(answer) && codeOf(answer.body) !== 'consult_not_authorizable') throw refusalOf(answer)
  return { externalId }
}

const listSchema = z.object({
  data: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        documentNumber: z.unknown().optional(),
        document_number: z.unknown().optional(),
        provider: z.string().toLowerCase().nullish().catch(null),
        status: z.string().toUpperCase().nullish().catch(null),
        createdAt: z.coerce.date().nullish().catch(null),
      }),
    )
    .max(200),
})

/** Tolerated difference between the clocks of both sides. */
const CLOCK_MS = 60_000

const ENDED = ['SUCCESS', 'REJECTED', 'FAILED', 'FAIL', 'ERROR', 'CANCELED', 'CANCELLED']

/** Finds an open term of the CPF, not older than the acceptance, at a service without idempotency keys. */
const findTerm = async (
  connection: OpenConnection,
  { documentNumber, consent }: CltConsultRequest,
): Promise<string | undefined> => {
  if (capabilitiesOf(connection.row).keys === 'kept') return undefined
  const query = new URLSearchParams({ search: documentNumber, limit: '100' })
  const path = `/private-consignment/consult?${query}`
  const answer = await callUpstream(connection, { method: 'GET', path })
  if (!isSuccess(answer)) throw refusalOf(answer)
  const since = afterMs(consent.acceptedAt, -CLOCK_MS)
  const own = connection.row.provider.toLowerCase()
  return readAnswer(listSchema, answer).data.find(
    ({ createdAt, provider, status, ...row }) =>
      isAboutCpf(row, documentNumber) &&
      (provider ?? own) === own &&
      !ENDED.includes(status ?? '') &&
      createdAt &&
      createdAt >= since,
  )?.id
}

const createTerm = async (
  connection: OpenConnection,
  { reference, documentNumber, gender, birthDate, name, email, phone }: CltConsultRequest,
): Promise<string> => {
  const body = {
    borrowerDocumentNumber: documentNumber,
    gender,
    birthDate,
    signerName: name,
    signerEmail: email,
    signerPhone: {
      phoneNumber: phone.number,
      countryCode: phone.countryCode,
      areaCode: phone.areaCode,
    },
    provider: connection.row.provider,
  }
  const path = '/private-consignment/consult'
  const answer = await callUpstream(connection, { method: 'POST', path, body, key: `consult:${reference}` })
  if (isSuccess(answer)) return readAnswer(createdSchema, answer).id
  const present = textIn(answer.body, 'consultId')
  if (present === undefined) throw refusalOf(answer)
  const term = await callUpstream(connection, {
    method: 'GET',
    path: `${path}/${encodeURIComponent(present)}`,
  })
  if (!isSuccess(term) || readAnswer(statusSchema, term).status !== 'WAITING_CONSENT') throw refusalOf(answer)
  return present
}

/** The institution refuses an acceptance older than its term, so an older one is sent only in `channel`. */
const MOST_AGE_MS = 25_000

const acceptanceOf = ({ consent }: CltConsultRequest) => {
  const { acceptedAt, channel, ip, userAgent, evidenceSha256 } = consent
  const isRecent = acceptedAt > afterMs(now(), -MOST_AGE_MS)
  const body = {
    ...(isRecent && { acceptedAt: acceptedAt.toISOString() }),
    channel: `${channel.replace('customer_page', 'partner_page').slice(0, 30)} ${acceptedAt.toISOString()}`,
    ip,
    userAgent: `${userAgent.slice(0, 400)} evidence-sha256=${evidenceSha256}`,
  }
  return { isRecent, body }
}
