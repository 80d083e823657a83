'use client'
import { Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type LocalizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ActingTable } from '#components/tables/acting-table.tsx'
import type { Column } from '#components/tables/column.ts'
import { orderedList } from '#components/tables/row-order.ts'
import { AlertDialog } from '#components/ui/alert-dialog.tsx'
import { Button } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IconButton } from '#components/ui/icon-button.tsx'
import { type Team, type TeamActions, type Teams, useRefetchPeople, useTeams } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { type TeamFilter, teamsHref } from './team-filter.ts'
import { TeamNameDialog } from './team-name-dialog.tsx'

const loadPreview = () => import('./team-preview.tsx').then((module) => module.TeamPreview)
const TeamPreview = dynamic(loadPreview, { ssr: false })

const loadActs = () => import('./team-acts.tsx').then((module) => module.TeamActs)
const TeamActs = dynamic(loadActs, { ssr: false })

const TEXTS = texts({
  caption: ['Times, por nome', 'Teams, by name'],
  create: ['Criar time', 'Create a team'],
  name: ['Time', 'Team'],
  members: ['Pessoas', 'People'],
  actions: ['Ações', 'Actions'],
  rename: (name: string) => [`Renomear ${name}`, `Rename ${name}`],
  remove: (name: string) => [`Excluir ${name}`, `Delete ${name}`],
  removeNow: ['Excluir', 'Delete'],
  ask: (name: string) => [`Excluir o time ${name}?`, `Delete the team ${name}?`],
  what: ['Ninguém está nele; nada mais muda.', 'Nobody is in it; nothing else changes.'],
  none: ['Nenhum time ainda', 'No teams yet'],
  noneNext: [
    'Com times, uma pessoa pode ver o trabalho dos colegas sem ver o de todos.',
    "With teams a person can see their colleagues' work without seeing everybody's.",
  ],
})

type Words = LocalizedTexts<typeof TEXTS>

type TeamListProps = { filter: TeamFilter; initial: Teams; actions: TeamActions; now: string }

const idOf = ({ id }: Team) => id
const nameOf = ({ name }: Team) => name

export const TeamList = ({ filter, initial, actions, now }: TeamListProps) => {
  const t = useTexts(TEXTS)
  const list = useTeams(initial)
  const { teams } = list.data
  const create = (
    <TeamNameDialog
      title={t.create}
      save={actions.create}
      trigger={(open) => (
        <Button variant="primary" icon={<Plus />} onClick={open}>
          {t.create}
        </Button>
      )}
    />
  )
  return (
    <section className="space-y-4">
      {teams.length > 0 ? <div className="flex justify-end">{create}</div> : null}
      <ActingTable
        empty={
          <EmptyState title={t.none} icon={<UsersRound />} action={create}>
            {t.noneNext}
          </EmptyState>
        }
        list={list}
        caption={t.caption}
        {...orderedList({
          columns: teamColumns(t, actions),
          rows: teams,
          sort: filter.sort,
          hrefOf: (sort) => teamsHref({ sort }),
        })}
        {...{ idOf, nameOf, loadPreview, loadActs }}
        rowHref={({ id }) => `/people?team=${id}`}
        acts={(selection, selectedRows) => (
          <TeamActs {...{ selection, selectedRows }} remove={actions.remove} />
        )}
        preview={(row, close) => <TeamPreview key={row.id} row={row} now={now} onClose={close} />}
      />
    </section>
  )
}

const teamColumns = (t: Words, actions: TeamActions): readonly Column<Team>[] => [
  {
    id: 'name',
    header: t.name,
    primary: true,
    value: ({ name }) => name,
    cell: ({ id, name }) => (
      <span id={id} className="scroll-mt-20 break-words">
        {name}
      </span>
    ),
  },
  {
    id: 'members',
    header: t.members,
    align: 'end',
    value: ({ members }) => members,
    cell: ({ members }) => members,
  },
  {
    id: 'actions',
    header: t.actions,
    headerHidden: true,
    align: 'end',
    interactive: true,
    cell: (team) => <TeamButtons team={team} actions={actions} />,
  },
]

const TeamButtons = ({ team, actions }: { team: Team; actions: TeamActions }) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const { id, name, members } = team
  const remove = async () => {
    const answer = await runAction(actions.remove, { id })
    if (!answer.ok) return `${answer.problem.detail} ${answer.problem.nextAction}`
    refetch()
    return undefined
  }
  return (
    <span className="inline-flex justify-end gap-1">
      <TeamNameDialog
        key={name}
        title={t.rename(name)}
        name={name}
        save={(input) => actions.rename({ id, ...input })}
        trigger={(open) => (
          <IconButton size="small" label={t.rename(name)} icon={<Pencil />} onClick={open} />
        )}
      />
      {members === 0 ? (
        <AlertDialog
          title={t.ask(name)}
          description={t.what}
          trigger={<IconButton size="small" label={t.remove(name)} icon={<Trash2 />} />}
          confirmLabel={t.removeNow}
          onConfirm={remove}
        />
      ) : null}
    </span>
  )
}
