import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { ClientProblem } from '#lib/client/answer.ts'
import { runAction } from '#lib/client/run-action.ts'
import { type SavedViewItem, useRefetchViews, type ViewActions } from '#lib/client/saved-views.ts'

const TEXTS = texts({
  saved: ['Visão salva', 'View saved'],
  renamed: ['Visão renomeada', 'View renamed'],
  deleted: ['Visão excluída', 'View deleted'],
})

type ViewChanges = {
  screen: SavedViewItem['screen']
  actions: ViewActions
  current: string
  editing: SavedViewItem | null
}

export const useViewChanges = ({ screen, actions, current, editing }: ViewChanges) => {
  const t = useTexts(TEXTS)
  const changed = useRefetchViews(screen)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  const save = async (name: string): Promise<ClientProblem | null> => {
    const answer = editing
      ? await runAction(actions.rename, { id: editing.id, name })
      : await runAction(actions.save, { screen, name, query: current })
    if (!answer.ok) return answer.problem
    await changed()
    announce(editing ? t.renamed : t.saved)
    return null
  }
  const remove = async (view: SavedViewItem): Promise<boolean> => {
    const answer = await runAction(actions.remove, { id: view.id })
    await changed()
    setProblem(answer.ok ? null : answer.problem)
    if (answer.ok) announce(t.deleted)
    return answer.ok
  }
  return { save, remove, problem }
}
