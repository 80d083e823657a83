'use client'
import { Mail, UsersRound } from 'lucide-react'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { BulkReport } from '#components/tables/bulk-report.tsx'
import { CopySelected } from '#components/tables/copy-selected.tsx'
import { ExportRows } from '#components/tables/export-rows.tsx'
import { SelectionBar } from '#components/tables/selection-bar.tsx'
import { useBulkAction } from '#components/tables/use-bulk-action.ts'
import type { Selection } from '#components/tables/use-selection.ts'
import { Button } from '#components/ui/button.tsx'
import { DropdownMenu } from '#components/ui/dropdown-menu.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type ChangePersonTeam, type Person, type Team, useRefetchPeople } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import { instantOf } from '#lib/config/clock.ts'
import { csvDay } from '#lib/domain/csv/csv-day.ts'
import { csvInstant } from '#lib/domain/csv/csv-instant.ts'
import { ROLE_NAMES, STATE_NAMES, VISIBILITY_NAMES } from './access-names.ts'

const TEXTS = texts({
  file: ['pessoas', 'people'],
  emails: (count: number) => [`Copiar e-mails (${count})`, `Copy e-mails (${count})`],
  copied: ['E-mails copiados', 'E-mails copied'],
  move: ['Mover para o time', 'Move to the team'],
  noTeam: ['Nenhum time', 'No team'],
  done: (count: number) => [
    count === 1 ? '1 pessoa mudou de time.' : `${count} pessoas mudaram de time.`,
    count === 1 ? '1 person changed teams.' : `${count} people changed teams.`,
  ],
  on: ['ligada', 'on'],
  off: ['desligada', 'off'],
})

const HEADINGS = texts({
  name: ['Nome', 'Name'],
  email: ['E-mail', 'E-mail'],
  role: ['Perfil', 'Role'],
  team: ['Time', 'Team'],
  sees: ['Acesso', 'Access'],
  certification: ['Certificação', 'Certification'],
  until: ['Certificação válida até', 'Certification valid until'],
  last: ['Último acesso', 'Last sign-in'],
  secondStep: ['Duas etapas', 'Two steps'],
  state: ['Situação', 'Status'],
})

type PeopleActsProps = {
  selection: Selection
  selectedRows: readonly Person[]
  teams: readonly Team[]
  changeTeam: ChangePersonTeam
}

export const PeopleActs = ({ selection, selectedRows, teams, changeTeam }: PeopleActsProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const bulk = useBulkAction<Person>({ selection, idOf: ({ id }) => id })
  const moveTo = async (teamId: string) => {
    await bulk.run(selectedRows, ({ id }) => runAction(changeTeam, { id, teamId }))
    refetch()
  }
  return (
    <SelectionBar
      selection={selection}
      report={
        <BulkReport
          progress={bulk.progress}
          result={bulk.result}
          doneText={t.done}
          nameOf={({ name, email }) => `${name}, ${email}`}
          onClose={bulk.dismiss}
        />
      }
    >
      <DropdownMenu
        side="top"
        trigger={
          <Button size="small" icon={<UsersRound />} pending={bulk.progress !== null}>
            {t.move}
          </Button>
        }
        items={[...teams, { id: '', name: t.noTeam }].map(({ id, name }) => ({
          label: name,
          onSelect: () => void moveTo(id),
        }))}
      />
      <CopySelected
        label={t.emails(selectedRows.length)}
        icon={<Mail />}
        copied={t.copied}
        text={() => selectedRows.map(({ email }) => email).join('\n')}
      />
      <ExportPeople people={selectedRows} />
    </SelectionBar>
  )
}

const ExportPeople = ({ people }: { people: readonly Person[] }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <ExportRows
      name={t.file}
      headings={Object.values(useTexts(HEADINGS))}
      lines={() =>
        people.map((person) => [
          person.name,
          person.email,
          person.ownRole?.name ?? localized(ROLE_NAMES[person.role], language),
          person.team?.name ?? null,
          localized(VISIBILITY_NAMES[person.visibility], language),
          person.certification,
          person.certificateEndDate && csvDay(person.certificateEndDate),
          person.lastSignInAt && csvInstant(instantOf(person.lastSignInAt)),
          person.hasSecondFactor ? t.on : t.off,
          localized(STATE_NAMES[person.state], language),
        ])
      }
    />
  )
}
