'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { problemIn } from '#lib/client/call-api.ts'
import type { Consult } from '#lib/client/clt.ts'
import { type CompareCltOffers, type CreateCltSimulation, useCltOffers } from '#lib/client/clt-offers.ts'
import { centsFromDecimalText } from '#lib/domain/money.ts'
import { FIRST_REQUEST, resolvedChoice } from './clt-choice.ts'
import { CltSimulator } from './clt-simulator.tsx'
import { OperationProblem } from './operation-problem.tsx'

const TEXTS = texts({
  offers: ['Ofertas', 'Offers'],
  again: ['Tentar de novo', 'Try again'],
  none: ['Nenhuma tabela serve para esta margem', 'No price table fits this margin'],
  noneMeaning: [
    'A instituição não oferece nada dentro da margem e dos limites deste cliente.',
    'The institution offers nothing within the margin and the limits of this customer.',
  ],
  loading: ['Carregando as ofertas', 'Loading the offers'],
})

export type CltOfferActions = { compare: CompareCltOffers; create: CreateCltSimulation }

export type CltOffersProps = {
  /** A consult with status SUCCESS whose margin is still valid and not used by an operation. */
  consult: Pick<Consult, 'id' | 'availableMarginValue'>
  serverNow: string
  actions: CltOfferActions
}

export const CltOffers = ({ consult, serverNow, actions }: CltOffersProps) => {
  const t = useTexts(TEXTS)
  const offers = useCltOffers({ compare: actions.compare, consultId: consult.id })
  const givesAny = offers.data?.some((one) => one.offers.some(({ figures }) => figures))
  const first = offers.data && givesAny ? resolvedChoice(FIRST_REQUEST, offers.data) : null
  return (
    <section aria-label={t.offers} className="@container">
      {offers.error ? (
        <>
          <OperationProblem problem={problemIn(offers.error)} consultId={consult.id} />
          {problemIn(offers.error).retryable ? (
            <Button size="small" className="mt-3" onClick={() => void offers.refetch()}>
              {t.again}
            </Button>
          ) : null}
        </>
      ) : !offers.data ? (
        <LoadingOffers label={t.loading} />
      ) : first ? (
        <CltSimulator
          consultId={consult.id}
          marginCents={centsFromDecimalText(consult.availableMarginValue ?? '0')}
          atMost={offers.data}
          first={first}
          actions={actions}
          serverNow={serverNow}
        />
      ) : (
        <Callout tone="warning" title={t.none}>
          {t.noneMeaning}
        </Callout>
      )}
    </section>
  )
}

const LoadingOffers = ({ label }: { label: string }) => (
  <div
    role="status"
    aria-label={label}
    className="grid gap-5 @4xl:grid-cols-[minmax(0,1fr)_22rem] @4xl:items-start"
  >
    <div className="grid gap-5">
      <Card>
        <Skeleton variant="block" className="h-32" />
      </Card>
      <Card>
        <Skeleton variant="block" className="h-80" />
      </Card>
    </div>
    <Card>
      <Skeleton variant="block" className="h-11 w-48" />
      <Skeleton lines={8} className="mt-8 space-y-5" />
    </Card>
  </div>
)
