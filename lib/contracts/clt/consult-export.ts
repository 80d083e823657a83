import { z } from 'zod'
import { chosenRowsField } from '#lib/contracts/chosen-rows-field.ts'
import { idField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'

export const exportCltConsultsContract = panelContract({
  name: 'exportCltConsults',
  path: '/panel/consults/export',
  query: z.object({ ids: chosenRowsField(idField) }),
  response: z.string(),
  codes: ['permission_denied'],
})
