import { localized, localizedTexts, texts } from '#components/language/texts.ts'
import { Card } from '#components/ui/card.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { FixExplanation } from './fix-explanation.tsx'
import { FixLinkCard } from './fix-link-card.tsx'
import type { FixLink } from './fix-link-messages.ts'
import type { FixWizardActions } from './fix-wizard-actions.ts'
import { ITEM_TITLES } from './item-titles.ts'
import { SolveForm } from './solve-form.tsx'

const TEXTS = texts({
  byYou: ['Com o cliente na linha, preencha aqui.', 'With the customer on the line, fill it in here.'],
})

type FixItemProps = {
  proposal: Proposal
  item: Proposal['pendingItems'][number]
  institutionName: string
  link: FixLink | undefined
  actions: FixWizardActions
}

export const FixItem = ({ proposal, item, institutionName, link, actions }: FixItemProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
      <div className="min-w-0 space-y-5">
        <FixExplanation {...{ proposal, item, institutionName }} />
        <Card title={localized(ITEM_TITLES[item.type], language)} description={t.byYou}>
          <SolveForm {...{ proposal, item, actions }} />
        </Card>
      </div>
      <FixLinkCard {...{ proposal, item, institutionName }} initialLink={link} make={actions.makeFixLink} />
    </div>
  )
}
