import { z } from 'zod'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { SUBJECT_REASONS } from '#lib/domain/personal-data/reveal-reason.ts'

export const getSubjectReportContract = panelContract({
  name: 'getSubjectReport',
  path: '/panel/customers/{key}/report',
  params: z.object({ key: textField(200) }),
  query: z.object({ format: z.enum(['json', 'pdf']).optional(), reason: z.enum(SUBJECT_REASONS) }),
  response: z.string().meta({ format: 'binary' }),
  answerTypes: { 'application/json': {}, 'application/pdf': 'binary' },
  codes: ['not_found', 'permission_denied', 'reveal_limit_reached', 'second_factor_stale'],
})

export const requestErasureCommand = command({
  name: 'requestErasure',
  body: z.object({ key: textField(200), reason: z.enum(SUBJECT_REASONS) }),
  response: z.object({ id: z.uuid() }),
  codes: ['not_found', 'permission_denied', 'erasure_waiting'],
})

export const decideErasureCommand = command({
  name: 'decideErasure',
  body: z.object({ id: idField, decision: z.enum(['approve', 'refuse', 'withdraw']) }),
  response: z.object({ id: z.uuid() }),
  codes: [
    'permission_denied',
    'not_found',
    'erasure_closed',
    'own_change',
    'access_touched',
    'other_manager_decides',
    'change_not_yours',
  ],
})
