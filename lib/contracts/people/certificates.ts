import { z } from 'zod'
import { command } from '#lib/contracts/command'
import { dayField, idField, textField } from '#lib/contracts/fields'
import { personDetailSchema } from './person-wire.ts'

/** Records a correspondent's certificate of a person. */
export const addPersonCertificateCommand = command({
  name: 'addPersonCertificate',
  body: z.object({ id: idField, number: textField(60), issuer: textField(60), endDate: dayField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})

/** Takes back a certificate that was recorded by mistake. */
export const removePersonCertificateCommand = command({
  name: 'removePersonCertificate',
  body: z.object({ id: idField, certificateId: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})
