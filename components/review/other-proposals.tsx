import Link from 'next/link'
import { centsOfReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { ProposalStatusBadge } from '#components/statuses/proposal-status-badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import type { ReviewCase } from '#lib/client/review.ts'

const TEXTS = texts({
  title: ['Outras propostas do cliente', 'Other proposals of the customer'],
  none: ['Nenhuma outra proposta.', 'No other proposal.'],
})

type OtherProposalsProps = {
  others: ReviewCase['others']
  institutionName: (code: string) => string
  now: string
}

export const OtherProposals = ({ others, institutionName, now }: OtherProposalsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.title} padding={others.length === 0 ? 'normal' : 'flush'}>
      {others.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t">
          {others.map(({ id, product, provider, contractNumber, status, availableBalance, createdAt }) => (
            <li key={id} className="px-4 py-3 text-sm sm:px-5">
              <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                <Link
                  href={`/proposals/${id}`}
                  className="font-medium text-accent tabular-nums underline-offset-2 hover:underline"
                >
                  {contractNumber}
                </Link>
                <ProposalStatusBadge status={status} />
              </div>
              <p className="mt-1 flex flex-wrap items-center justify-between gap-x-3 text-ink-muted">
                <span className="flex items-center gap-1.5">
                  <ProductBadge product={product} /> {institutionName(provider)}
                </span>
                <span className="whitespace-nowrap">
                  <Money cents={centsOfReais(availableBalance)} size="small" /> ·{' '}
                  <RelativeTime at={createdAt} now={now} />
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
