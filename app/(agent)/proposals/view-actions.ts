'use server'
import { deleteViewCommand, renameViewCommand, saveViewCommand } from '#lib/contracts/saved-views/saved-views'
import { action } from '#lib/pages/action'
import { deleteView } from '#lib/services/saved-views/delete-view'
import { renameView } from '#lib/services/saved-views/rename-view'
import { saveView as keepView } from '#lib/services/saved-views/save-view'

export const saveView = action(saveViewCommand, keepView)
export const changeViewName = action(renameViewCommand, renameView)
export const removeView = action(deleteViewCommand, deleteView)
