import { z } from 'zod'
import { wrapIn } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { panelContract } from '#lib/contracts/panel-contract.ts'
import { VIEW_SCREENS } from '#lib/domain/saved-views/saved-view.ts'

const viewSchema = z.object({
  id: z.string(),
  screen: z.enum(VIEW_SCREENS),
  name: z.string(),
  query: z.string(),
})

const nameField = textField(60)

export const listSavedViewsContract = panelContract({
  name: 'listSavedViews',
  path: '/panel/views',
  query: z.object({ screen: z.enum(VIEW_SCREENS) }),
  response: wrapIn('data', z.array(viewSchema)),
  codes: ['permission_denied'],
})

export const saveViewCommand = command({
  name: 'saveView',
  body: z.object({ screen: z.enum(VIEW_SCREENS), name: nameField, query: z.string().max(1_000) }),
  response: viewSchema,
  codes: ['view_not_kept', 'too_many_views', 'permission_denied'],
})

export const renameViewCommand = command({
  name: 'renameView',
  body: z.object({ id: idField, name: nameField }),
  response: viewSchema,
  codes: ['not_found', 'name_taken', 'permission_denied'],
})

export const deleteViewCommand = command({
  name: 'deleteView',
  body: z.object({ id: idField }),
  response: z.object({ id: z.string() }),
  codes: ['not_found', 'permission_denied'],
})
