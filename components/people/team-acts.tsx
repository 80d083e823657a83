'use client'
import { Trash2 } from 'lucide-react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { type Team, type TeamActions, useRefetchPeople } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'

const TEXTS = texts({
  file: ['times', 'teams'],
  name: ['Time', 'Team'],
  members: ['Pessoas', 'People'],
  created: ['Criado', 'Created'],
  remove: (count: number) => [`Excluir vazios (${count})`, `Delete empty ones (${count})`],
  removeNow: ['Excluir', 'Delete'],
  ask: (count: number) =>
    count === 1
      ? ['Excluir 1 time vazio?', 'Delete 1 empty team?']
      : [`Excluir ${count} times vazios?`, `Delete ${count} empty teams?`],
  what: [
    'Ninguém está neles; nada mais muda. Times com pessoas ficam.',
    'Nobody is in them; nothing else changes. Teams with people stay.',
  ],
  done: (count: number) => [
    count === 1 ? '1 time excluído.' : `${count} times excluídos.`,
    count === 1 ? '1 team deleted.' : `${count} teams deleted.`,
  ],
})

type TeamActsProps = {
  selection: Selection
  selectedRows: readonly Team[]
  remove: TeamActions['remove']
}

export const TeamActs = ({ selection, selectedRows, remove }: TeamActsProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const bulk = useBulkAction<Team>({ selection, idOf: ({ id }) => id })
  const empty = selectedRows.filter(({ members }) => members === 0)
  const removeEmpty = async () => {
    await bulk.run(empty, ({ id }) => runAction(remove, { id }))
    refetch()
    return undefined
  }
  return (
    <SelectionBar
      selection={selection}
      report={
        <BulkReport
          progress={bulk.progress}
          result={bulk.result}
          doneText={t.done}
          nameOf={({ name }) => name}
          onClose={bulk.dismiss}
        />
      }
    >
      {empty.length > 0 ? (
        <AlertDialog
          title={t.ask(empty.length)}
          description={t.what}
          trigger={
            <Button size="small" icon={<Trash2 />} pending={bulk.progress !== null}>
              {t.remove(empty.length)}
            </Button>
          }
          confirmLabel={t.removeNow}
          onConfirm={removeEmpty}
        />
      ) : null}
      <ExportRows
        name={t.file}
        headings={[t.name, t.members, t.created]}
        lines={() =>
          selectedRows.map(({ name, members, createdAt }) => [
            name,
            { value: members, decimals: 0 },
            csvInstant(instantOf(createdAt)),
          ])
        }
      />
    </SelectionBar>
  )
}
