import { ArrowRight } from 'lucide-react'
import { type Bilingual, localized, localizedTexts, texts } from '#components/language/texts.ts'
import { statusLabel } from '#components/statuses/status-label.ts'
import { Callout } from '#components/ui/callout.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import type { ProposalStatus } from '#lib/domain/proposals/status.ts'

const TEXTS = texts({
  fixed: ['Pendência corrigida', 'Pending item fixed'],
  nothing: ['Nada para corrigir nesta proposta', 'Nothing to fix on this proposal'],
  now: (label: string) => [`Situação agora: ${label}.`, `Status now: ${label}.`],
  proposal: ['Ver a proposta', 'See the proposal'],
  others: ['Outras pendentes', 'Other pending ones'],
})

const NEXT: Partial<Record<ProposalStatus, Bilingual>> = {
  processing: [
    'A instituição tenta o pagamento de novo; em geral leva poucos minutos. Se recusar outra vez, a proposta volta para cá.',
    'The institution tries the payment again; it usually takes a few minutes. If it refuses again, the proposal comes back here.',
  ],
  analysis: [
    'A instituição confere o que foi enviado. Se precisar de mais alguma coisa, a proposta volta para cá.',
    'The institution checks what was sent. If it needs anything else, the proposal comes back here.',
  ],
  manual_analysis: [
    'Um gestor confere o que pediu e decide. Você acompanha pela proposta.',
    'A manager checks what they asked for and decides. You can follow it on the proposal.',
  ],
  paid: ['O dinheiro já foi enviado ao cliente.', 'The money has been sent to the customer.'],
}

export const FixDone = ({ proposal, fixed }: { proposal: Proposal; fixed: boolean }) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const next = NEXT[proposal.status]
  return (
    <Callout
      tone={fixed ? 'positive' : 'neutral'}
      title={fixed ? t.fixed : t.nothing}
      className="p-4"
      action={
        <>
          <LinkButton href={`/proposals/${proposal.id}`} variant="primary" iconEnd={<ArrowRight />}>
            {t.proposal}
          </LinkButton>
          <LinkButton href="/proposals?status=pending">{t.others}</LinkButton>
        </>
      }
    >
      <p>{t.now(statusLabel(proposal.status, language))}</p>
      {next ? <p className="mt-1">{localized(next, language)}</p> : null}
    </Callout>
  )
}
