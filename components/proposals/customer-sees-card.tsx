import { ExternalLink } from 'lucide-react'
import { OUTCOMES } from '#components/formalization/outcomes.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { StatusDot } from '#components/ui/status-dot.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  title: ['O que o cliente vê', 'What the customer sees'],
  open: ['Abrir a página do cliente', 'Open the customer’s page'],
  preparing: [
    'A página mostra os valores e avisa que o contrato está sendo preparado.',
    'The page shows the amounts and says that the contract is being prepared.',
  ],
  signing: [
    'A página pede CPF e data de nascimento, mostra o contrato e pede o aceite com um código.',
    'The page asks for CPF and date of birth, shows the contract and asks for the acceptance with a code.',
  ],
})

export const CustomerSeesCard = ({ proposal }: { proposal: Proposal }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { status, formalizationLink } = proposal
  const { tone, title, text, moving } = OUTCOMES[status]
  const own = status === 'generating_ccb' ? t.preparing : status === 'formalization' ? t.signing : ''
  return (
    <Card title={t.title} className="print:hidden">
      <p className="font-medium text-sm">
        <StatusDot tone={tone} live={moving}>
          {localized(title, language)}
        </StatusDot>
      </p>
      <p className="mt-1 text-ink-muted text-sm">{own || localized(text, language)}</p>
      <LinkButton
        size="small"
        href={formalizationLink}
        target="_blank"
        rel="noopener noreferrer"
        icon={<ExternalLink aria-hidden />}
        className="mt-3"
      >
        {t.open}
      </LinkButton>
    </Card>
  )
}
