import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField } from '#lib/contracts/fields.ts'
import { CONSULT_STATUSES } from '#lib/domain/clt/consult-status.ts'
import type { ConsultDetail } from '#lib/domain/clt/consult-view.ts'
import { REVOCATION_CHANNELS } from '#lib/domain/clt/revocation-channels.ts'
import { CONSULT_DETAIL_EXAMPLE } from './consult-examples.ts'
import { consultDetailSchema, encodeConsultDetail } from './consult-wire.ts'

const codes = ['not_found', 'consult_not_revocable', 'consult_status_changed', 'permission_denied'] as const

export const revokeCltConsultContract = contract({
  name: 'revokeCltConsult',
  method: 'POST',
  path: '/private-consignment/consult/{id}/revoke',
  tag: 'CLT',
  summary: 'Registra que o cliente revogou a autorização',
  description:
    'Encerra a consulta em REJECTED com o código consent_revoked e avisa por evento: nada mais é consultado nem simulado com este termo. O que já foi assinado não é desfeito (LGPD, art. 8º, § 5º). Repetir responde 200 e nada muda.',
  access: { kind: 'scope', scope: 'clt' },
  params: z.object({ id: idField.meta({ description: 'Id do termo ou da consulta.', format: 'uuid' }) }),
  body: z
    .object({
      reason: z
        .unknown()
        .optional()
        .meta({ description: 'Aceito e não guardado: o cliente não precisa dizer por quê.' }),
    })
    .transform(() => ({}))
    .meta({ id: 'RevocationRequest' }),
  bodyOptional: true,
  response: consultDetailSchema,
  codes: [...codes],
  encode: (consult: ConsultDetail) => encodeConsultDetail(consult),
  examples: {
    request: {},
    response: { ...CONSULT_DETAIL_EXAMPLE, status: 'REJECTED' },
  },
})

export const recordCltRevocationCommand = command({
  name: 'recordCltRevocation',
  body: z.object({
    id: idField,
    channel: z.string().pipe(z.enum(REVOCATION_CHANNELS.map(({ value }) => value))),
  }),
  response: z.object({ status: z.enum(CONSULT_STATUSES) }),
  codes: [...codes],
})
