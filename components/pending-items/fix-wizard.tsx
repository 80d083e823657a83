'use client'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { CustomerCpf } from '#components/personal-data/customer-cpf.tsx'
import { PageHeader } from '#components/shell/page-header.tsx'
import { usePreloaded } from '#components/ui/use-preloaded.ts'
import { useLanguage } from '#components/use-language.ts'
import { type Proposal, useProposal } from '#lib/client/proposals.ts'
import { FixItem } from './fix-item.tsx'
import type { FixLinkOfItem, FixWizardActions } from './fix-wizard-actions.ts'
import { ITEM_TITLES } from './item-titles.ts'

// The browser preloads `FixDone`, because it is needed as soon as the last item is fixed.
const load = () => import('./fix-done.tsx').then((module) => module.FixDone)
const FixDone = dynamic(load)

const ProgressSteps = dynamic(() =>
  import('#components/ui/progress-steps.tsx').then((module) => module.ProgressSteps),
)

const TEXTS = texts({
  title: ['Corrigir pendência', 'Fix a pending item'],
  proposal: ['Proposta', 'Proposal'],
  progress: ['Pendências desta proposta', 'Pending items of this proposal'],
  sent: ['Concluído', 'Done'],
})

type FixWizardProps = {
  initial: Proposal
  itemId: string | null
  institutionName: string
  links: readonly FixLinkOfItem[]
  actions: FixWizardActions
}

type Item = Proposal['pendingItems'][number]

export const FixWizard = ({ initial, itemId, institutionName, links, actions }: FixWizardProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const { data: proposal } = useProposal(initial)
  const items = useItemsSeen(proposal)
  const open = proposal.pendingItems
  usePreloaded(load, false)
  const item = open.find(({ id }) => id === itemId) ?? open[0]
  const current = item ? items.findIndex(({ id }) => id === item.id) : items.length
  return (
    <>
      <PageHeader
        title={t.title}
        meta={
          <>
            <span>{proposal.clientName}</span>
            <CustomerCpf subjectType="proposal" subjectId={proposal.id} masked={proposal.documentNumber} />
            <span className="tabular-nums">{proposal.contractNumber}</span>
          </>
        }
        back={{ href: `/proposals/${proposal.id}`, label: t.proposal }}
      />
      {items.length > 1 ? (
        <ProgressSteps
          className="mb-5"
          label={t.progress}
          steps={items.map(({ type }) => localized(ITEM_TITLES[type], language))}
          current={current}
        />
      ) : null}
      {item ? (
        <FixItem
          key={item.id}
          {...{ proposal, item, institutionName, actions }}
          link={links.find(({ itemId }) => itemId === item.id)}
        />
      ) : (
        <FixDone proposal={proposal} fixed={items.length > 0} />
      )}
    </>
  )
}

/** Returns all items seen so far in order of arrival, so that solved ones stay visible as done. */
const useItemsSeen = ({ pendingItems }: Proposal): readonly Item[] => {
  const [items, setItems] = useState<readonly Item[]>(pendingItems)
  const fresh = pendingItems.filter(({ id }) => !items.some((one) => one.id === id))
  if (fresh.length === 0) return items
  const all = [...items, ...fresh]
  setItems(all)
  return all
}
