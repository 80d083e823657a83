'use client'
import { BookmarkPlus, MoreHorizontal, Pencil, Trash2 } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { type RefObject, useRef, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu } from '#components/ui/dropdown-menu.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { ProblemCallout } from '#components/ui/problem-callout.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { type SavedViewItem, useSavedViews, type ViewActions } from '#lib/client/saved-views.ts'
import { useViewChanges } from './use-view-changes.ts'
import { ViewChips } from './view-chips.tsx'

const TEXTS = texts({
  save: ['Salvar visão', 'Save view'],
  rename: ['Renomear', 'Rename'],
  remove: ['Excluir', 'Delete'],
  more: (name: string) => [`Opções da visão ${name}`, `Options of the view ${name}`],
})

const load = () => import('./view-name-dialog.tsx').then((module) => module.ViewNameDialog)
const ViewNameDialog = dynamic(load, { ssr: false })

export type ViewBarProps = {
  screen: SavedViewItem['screen']
  path: string
  usual: readonly { label: string; query: string }[]
  current: string
  initial: readonly SavedViewItem[]
  actions: ViewActions
  /** Called when a view is chosen. The handler must discard a search that is still in progress. */
  onOpen: () => void
}

type Editing = { view: SavedViewItem | null } | null

export const ViewBar = ({ screen, path, usual, current, initial, actions, onOpen }: ViewBarProps) => {
  const router = useRouter()
  const views = useSavedViews(screen, initial)
  const [editing, setEditing] = useState<Editing>(null)
  const bar = useRef<HTMLDivElement>(null)
  usePreloaded(load, editing !== null)
  const hrefOf = (query: string) => (query === '' ? path : `${path}?${query}`)
  const currentView = views.find(({ query }) => query === current)
  const isUsual = usual.some(({ query }) => query === current)
  const { saveNamed, forget, focusSaved, problem } = useViewEditing({
    ...{ screen, path, current, actions, editing, bar },
    onSaved: () => setEditing(null),
  })
  return (
    <div ref={bar} className="flex flex-wrap items-center gap-1.5">
      <ViewChips
        usual={usual}
        views={views}
        current={current}
        onChoose={(query) => {
          onOpen()
          router.push(hrefOf(query), { scroll: false })
        }}
        hrefOf={hrefOf}
      />
      {currentView && !isUsual ? (
        <ViewOptions
          name={currentView.name}
          onRename={() => setEditing({ view: currentView })}
          onRemove={() => void forget(currentView)}
        />
      ) : null}
      {currentView || isUsual ? null : <SaveButton onClick={() => setEditing({ view: null })} />}
      {problem ? <ProblemCallout problem={problem} className="basis-full" /> : null}
      {editing ? (
        <ViewNameDialog
          name={editing.view?.name ?? ''}
          renames={editing.view !== null}
          onClose={() => setEditing(null)}
          onCloseAutoFocus={focusSaved}
          onKeep={saveNamed}
        />
      ) : null}
    </div>
  )
}

type ViewEditing = Pick<ViewBarProps, 'screen' | 'path' | 'current' | 'actions'> & {
  editing: Editing
  bar: RefObject<HTMLDivElement | null>
  onSaved: () => void
}

const useViewEditing = ({ screen, path, current, actions, editing, bar, onSaved }: ViewEditing) => {
  const router = useRouter()
  const hasSaved = useRef(false)
  const { save, remove, problem } = useViewChanges({
    screen,
    actions,
    current,
    editing: editing?.view ?? null,
  })
  const saveNamed = async (name: string) => {
    const refused = await save(name)
    if (refused) return refused
    hasSaved.current = editing?.view === null
    onSaved()
    return null
  }
  const forget = async (view: SavedViewItem) => {
    if (!(await remove(view))) return
    router.push(path, { scroll: false })
    bar.current?.querySelector('a')?.focus()
  }
  const focusSaved = (event: Event) => {
    if (!hasSaved.current) return
    event.preventDefault()
    hasSaved.current = false
    bar.current?.querySelector<HTMLElement>('a[aria-current=true]')?.focus()
  }
  return { saveNamed, forget, focusSaved, problem }
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
