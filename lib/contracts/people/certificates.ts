import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { dayField, idField, textField } from '#lib/contracts/fields.ts'
import { personDetailSchema } from './person-wire.ts'

export const addPersonCertificateCommand = command({
  name: 'addPersonCertificate',
  body: z.object({ id: idField, number: textField(60), issuer: textField(60), endDate: dayField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})

export const removePersonCertificateCommand = command({
  name: 'removePersonCertificate',
  body: z.object({ id: idField, certificateId: idField }),
  response: personDetailSchema,
  codes: ['permission_denied', 'not_found'],
})
