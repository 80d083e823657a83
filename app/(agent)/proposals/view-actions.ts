'use server'
import {
  deleteViewCommand,
  renameViewCommand,
  saveViewCommand,
} from '#lib/contracts/saved-views/saved-views.ts'
import { action } from '#lib/pages/action.ts'
import { deleteView } from '#lib/services/saved-views/delete-view.ts'
import { renameView } from '#lib/services/saved-views/rename-view.ts'
import { saveView as keepView } from '#lib/services/saved-views/save-view.ts'

export const saveView = action(saveViewCommand, keepView)
export const changeViewName = action(renameViewCommand, renameView)
export const removeView = action(deleteViewCommand, deleteView)
