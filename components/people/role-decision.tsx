'use client'
import { ChangeDecision, type Decision } from '#components/decisions/change-decision.tsx'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import { useRefetchPeople } from '#lib/client/people.ts'
import type { RoleActions, RoleProposal } from '#lib/client/roles.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { Permission } from '#lib/domain/access/permissions.ts'
import { PERMISSION_NAMES, VISIBILITY_NAMES } from './access-names.ts'

const TEXTS = texts({
  created: (name: string, by: string) => [
    `Novo perfil ${name}, proposto por ${by}`,
    `New role ${name}, proposed by ${by}`,
  ],
  changed: (name: string, by: string) => [
    `Mudança do perfil ${name}, proposta por ${by}`,
    `Change of the role ${name}, proposed by ${by}`,
  ],
  permits: ['Permite', 'Permits'],
  gained: ['Passam a poder', 'May do from now on'],
  lost: ['Deixam de poder', 'May do no more'],
  who: ['Quem tem o perfil', 'Who has the role'],
  nobody: ['Ninguém ainda', 'Nobody yet'],
  sees: ['Acesso', 'Access'],
  name: ['Novo nome', 'New name'],
  deciders: (names: string) => [`Pode decidir: ${names}.`, `Who may decide: ${names}.`],
  operator: (name: string) => [
    `Nenhum outro gestor pode decidir. Peça a aprovação do perfil “${name}” a quem opera o sistema.`,
    `No other manager may decide. Ask the operator of the system to approve the role “${name}”.`,
  ],
  done: ['Perfis atualizados', 'Roles updated'],
})

type RoleDecisionProps = { proposal: RoleProposal; decide: RoleActions['decide'] }

export const RoleDecision = ({ proposal, decide }: RoleDecisionProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const runDecision = async (decision: Decision) => {
    const answer = await runAction(decide, { id: proposal.id, decision })
    if (!answer.ok) return answer.problem
    announce(t.done)
    refetch()
    return null
  }
  const { before, isMine, mayDecide, deciders, createdByName } = proposal
  const title = before ? t.changed(before.name, createdByName) : t.created(proposal.name, createdByName)
  return (
    <div className="space-y-3">
      <ChangeDecision {...{ isMine, mayDecide, title }} decide={runDecision}>
        <RoleEffect proposal={proposal} />
        {mayDecide ? null : (
          <p className="mt-2 break-words text-ink-muted">
            {deciders.length > 0 ? t.deciders(deciders.join(', ')) : t.operator(proposal.name)}
          </p>
        )}
      </ChangeDecision>
    </div>
  )
}

const RoleEffect = ({ proposal }: Pick<RoleDecisionProps, 'proposal'>) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { before, gained, lost, people, name, visibility } = proposal
  const namesOf = (permissions: readonly Permission[]) =>
    permissions.map((each) => localized(PERMISSION_NAMES[each], language)).join(', ')
  return (
    <KeyValueList
      layout="grid"
      className="mt-3"
      items={[
        ...(before && before.name !== name ? [{ label: t.name, value: name }] : []),
        ...(gained.length > 0 ? [{ label: before ? t.gained : t.permits, value: namesOf(gained) }] : []),
        ...(lost.length > 0 ? [{ label: t.lost, value: namesOf(lost) }] : []),
        ...(before?.visibility === visibility
          ? []
          : [{ label: t.sees, value: localized(VISIBILITY_NAMES[visibility], language) }]),
        {
          label: t.who,
          value: people.length === 0 ? t.nobody : people.map((person) => person.name).join(', '),
        },
      ]}
    />
  )
}
