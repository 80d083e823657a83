'use client'
import { BookmarkPlus, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { ClientProblem } from '#lib/client/answer'
import { runAction } from '#lib/client/run-action'
import { type SavedViewItem, useSavedViews, useViewsChanged, type ViewActions } from '#lib/client/views'
import { ProblemCallout } from '../fgts/problem-callout.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { announce } from '../ui/announce.ts'
import { Button } from '../ui/button.tsx'
import { DropdownMenu } from '../ui/dropdown-menu.tsx'
import { FilterChips } from '../ui/filter-chips.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { useLoadedWhenIdle } from '../ui/use-loaded-when-idle.ts'

const TEXTS = texts({
  views: ['Visões', 'Views'],
  save: ['Salvar visão', 'Save view'],
  saved: ['Visão salva', 'View saved'],
  renamed: ['Visão renomeada', 'View renamed'],
  deleted: ['Visão excluída', 'View deleted'],
  rename: ['Renomear', 'Rename'],
  remove: ['Excluir', 'Delete'],
  more: (name: string) => [`Opções da visão ${name}`, `Options of the view ${name}`],
})

const load = () => import('./view-name-dialog.tsx').then((module) => module.ViewNameDialog)
const ViewNameDialog = dynamic(load, { ssr: false })

export type ViewBarProps = {
  screen: SavedViewItem['screen']
  /** The address of the list, without its query. */
  path: string
  /** The views everybody has: a name and the query it stands for. */
  usual: readonly { label: string; query: string }[]
  /** The query of what is shown now, page and size left out. */
  current: string
  initial: readonly SavedViewItem[]
  actions: ViewActions
}

type Editing = { view: SavedViewItem | null } | null

/** The views of a list, everybody's and one's own: one press opens them, another keeps what is shown now. */
export const ViewBar = ({ screen, path, usual, current, initial, actions }: ViewBarProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const views = useSavedViews(screen, initial)
  const changed = useViewsChanged(screen)
  const [editing, setEditing] = useState<Editing>(null)
  const [problem, setProblem] = useState<ClientProblem | null>(null)
  useLoadedWhenIdle(load, editing !== null)
  const hrefOf = (query: string) => (query === '' ? path : `${path}?${query}`)
  const chosen = views.find(({ query }) => query === current)
  const isUsual = usual.some(({ query }) => query === current)
  const keep = async (name: string) => {
    const view = editing?.view
    const answer = view
      ? await runAction(actions.rename, { id: view.id, name })
      : await runAction(actions.save, { screen, name, query: current })
    if (!answer.ok) return answer.problem
    await changed()
    announce(view ? t.renamed : t.saved)
    setEditing(null)
    return null
  }
  const remove = async (view: SavedViewItem) => {
    const answer = await runAction(actions.remove, { id: view.id })
    await changed()
    setProblem(answer.ok ? null : answer.problem)
    if (!answer.ok) return
    announce(t.deleted)
    router.push(path, { scroll: false })
  }
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <FilterChips
        label={t.views}
        chips={[
          ...usual.map(({ label, query }) => ({
            id: `usual ${query}`,
            label,
            href: hrefOf(query),
            chosen: query === current,
          })),
          ...views.map(({ id, name, query }) => ({
            id,
            label: name,
            href: hrefOf(query),
            chosen: id === chosen?.id && !isUsual,
          })),
        ]}
      />
      {chosen && !isUsual ? (
        <ViewOptions
          name={chosen.name}
          onRename={() => setEditing({ view: chosen })}
          onRemove={() => void remove(chosen)}
        />
      ) : null}
      {chosen || isUsual ? null : <SaveButton onClick={() => setEditing({ view: null })} />}
      {problem ? <ProblemCallout problem={problem} className="basis-full" /> : null}
      {editing ? (
        <ViewNameDialog
          name={editing.view?.name ?? ''}
          renames={editing.view !== null}
          onClose={() => setEditing(null)}
          onKeep={keep}
        />
      ) : null}
    </div>
  )
}

const SaveButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="small" variant="quiet" icon={<BookmarkPlus />} onClick={onClick}>
    {useTexts(TEXTS).save}
  </Button>
)

type ViewOptionsProps = { name: string; onRename: () => void; onRemove: () => void }

const ViewOptions = ({ name, onRename, onRemove }: ViewOptionsProps) => {
  const t = useTexts(TEXTS)
  return (
    <DropdownMenu
      align="start"
      trigger={<IconButton size="small" label={t.more(name)} icon={<MoreHorizontal />} />}
      items={[
        { label: t.rename, icon: <Pencil />, onSelect: onRename },
        { label: t.remove, icon: <Trash2 />, tone: 'danger', onSelect: onRemove },
      ]}
    />
  )
}
