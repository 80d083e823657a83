import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { cn } from '#components/ui/class-names.ts'
import type { Proposal } from '#lib/client/proposals.ts'

const TEXTS = texts({
  decided: ['Última decisão:', 'Last decision:'],
  see: ['Ver', 'See'],
  of: (name: string) => [`a proposta de ${name}`, `the proposal of ${name}`],
})

export const LastDecision = ({ proposal, className }: { proposal: Proposal; className: string }) => {
  const t = useTexts(TEXTS)
  const { id, clientName, status } = proposal
  return (
    <p className={cn('mb-4 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm lg:col-start-2', className)}>
      <CircleCheck aria-hidden className="size-4 shrink-0 text-positive" />
      <span className="text-ink-muted">{t.decided}</span>
      <span className="font-medium">{clientName}</span>
      <ProposalStatusBadge status={status} />
      <Link
        href={`/proposals/${id}`}
        className="inline-flex items-center rounded-control text-accent underline underline-offset-2 pointer-coarse:min-h-11"
      >
        {t.see}
        <span className="sr-only"> {t.of(clientName)}</span>
      </Link>
    </p>
  )
}
