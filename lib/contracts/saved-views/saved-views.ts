import { z } from 'zod'
import { under } from '#lib/contracts/codecs.ts'
import { command } from '#lib/contracts/command.ts'
import { contract } from '#lib/contracts/contract.ts'
import { idField, textField } from '#lib/contracts/fields.ts'
import { VIEW_SCREENS } from '#lib/domain/saved-views/saved-view.ts'

const viewSchema = z.object({
  id: z.string(),
  screen: z.enum(VIEW_SCREENS),
  name: z.string(),
  query: z.string(),
})

const EXAMPLE = {
  id: '01981f6a-9c1e-7a63-8b54-6d1f0c9e2b11',
  screen: 'proposals' as const,
  name: 'FGTS pendentes',
  query: 'product=fgts&status=pending',
}

const nameField = textField(60)

export const listSavedViewsContract = contract({
  name: 'listSavedViews',
  method: 'GET',
  path: '/panel/views',
  tag: 'Painel',
  summary: 'Lista as visões salvas de uma tela',
  access: { kind: 'person' },
  query: z.object({ screen: z.enum(VIEW_SCREENS) }),
  response: under('data', z.array(viewSchema)),
  codes: ['permission_denied'],
  examples: { query: { screen: 'proposals' }, response: { data: [EXAMPLE] } },
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
