'use client'
import { ChangeDecision, type Decision } from '#components/decisions/change-decision.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import { useRefetchPeople } from '#lib/client/people.ts'
import { runAction } from '#lib/client/run-action.ts'
import type {
  IdentityProviderProposal,
  SignInSettingActions,
  SignInSettings,
} from '#lib/client/sign-in-settings.ts'
import { ProviderFacts } from './provider-facts.tsx'

const TEXTS = texts({
  title: (by: string) => [
    `Entrada pela organização, proposta por ${by}`,
    `Sign-in through the organization, proposed by ${by}`,
  ],
  deciders: (names: string) => [`Pode decidir: ${names}.`, `Who may decide: ${names}.`],
  operator: [
    'Nenhum outro gestor pode decidir. Peça a aprovação a quem opera o sistema.',
    'No other manager may decide. Ask the operator of the system for the approval.',
  ],
  done: ['Entrada atualizada', 'Sign-in updated'],
})

type IdentityProviderDecisionProps = {
  proposal: IdentityProviderProposal
  settings: SignInSettings
  decide: SignInSettingActions['decide']
}

/** Another manager decides; the proposer may withdraw the proposal. */
export const IdentityProviderDecision = ({ proposal, settings, decide }: IdentityProviderDecisionProps) => {
  const t = useTexts(TEXTS)
  const refetch = useRefetchPeople()
  const runDecision = async (decision: Decision) => {
    const answer = await runAction(decide, { id: proposal.id, decision })
    if (!answer.ok) return answer.problem
    announce(t.done)
    refetch()
    return null
  }
  const { isMine, mayDecide, deciders } = proposal
  return (
    <div className="space-y-3">
      <ChangeDecision {...{ isMine, mayDecide }} title={t.title(proposal.createdByName)} decide={runDecision}>
        <div className="mt-3">
          <ProviderFacts
            provider={proposal}
            before={settings.provider}
            hasNewSecret={proposal.hasNewSecret}
            settings={settings}
          />
        </div>
        {mayDecide ? null : (
          <p className="mt-2 break-words text-ink-muted">
            {deciders.length > 0 ? t.deciders(deciders.join(', ')) : t.operator}
          </p>
        )}
      </ChangeDecision>
    </div>
  )
}
