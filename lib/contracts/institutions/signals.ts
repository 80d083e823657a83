import { z } from 'zod'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { INSTITUTION_SIGNALS } from '#lib/domain/institutions/institution-signal.ts'

export const listInstitutionSignalsContract = panelContract({
  name: 'listInstitutionSignals',
  path: '/panel/institutions/signals',
  response: z.array(z.object({ code: z.string(), signal: z.enum(INSTITUTION_SIGNALS).nullable() })),
  codes: ['permission_denied'],
})
