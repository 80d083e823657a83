import { nextActionOf } from '#components/home/next-action-of.ts'
import { centsOfReais } from '#components/language/reais.ts'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ProductBadge } from '#components/products/product-badge.tsx'
import { Card } from '#components/ui/card.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { Money } from '#components/ui/money.tsx'
import { RelativeTime } from '#components/ui/relative-time.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Customer } from '#lib/client/customers.ts'

const TITLES = texts({
  wanted: ['Cliente quer a oferta', 'Customer wants the offer'],
  pending: ['Proposta com pendência', 'Proposal with something to fix'],
  expiring: ['Simulação sem proposta', 'Simulation without a proposal'],
  balance: ['Saldo pronto para simular', 'Balance ready to simulate'],
  margin: ['Margem pronta para simular', 'Margin ready to simulate'],
  signature: ['Contrato aguardando assinatura', 'Contract waiting for signature'],
  consent: ['Termo sem resposta', 'Term without an answer'],
})

const TEXTS = texts({
  title: ['O que dá para fazer agora', 'What can be done now'],
  none: [
    'Nada em andamento. Comece por uma consulta de saldo ou um termo.',
    'Nothing under way. Begin with a balance query or a term.',
  ],
  ends: ['vence', 'expires'],
})

export const CustomerSteps = ({ steps, now }: { steps: Customer['steps']; now: string }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Card title={t.title} padding="flush">
      {steps.length === 0 ? (
        <p className="px-4 pb-5 text-ink-muted text-sm sm:px-5">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line border-t">
          {steps.map((step, index) => {
            const { label, href } = nextActionOf({ ...step, status: null })
            return (
              <li
                key={`${step.kind}-${step.targetIds[0]}`}
                className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5"
              >
                <div className="min-w-0">
                  <p className="flex flex-wrap items-center gap-2 font-medium text-sm">
                    <ProductBadge product={step.product} />
                    {localized(titleOf(step), language)}
                  </p>
                  <p className="mt-0.5 text-ink-muted text-xs">
                    {step.amount === null ? null : <Money cents={centsOfReais(step.amount)} />}
                    {step.amount !== null && step.until ? ' · ' : null}
                    {step.until ? (
                      <>
                        {t.ends} <RelativeTime at={step.until} now={now} />
                      </>
                    ) : null}
                  </p>
                </div>
                <LinkButton href={href} size="small" variant={index === 0 ? 'primary' : 'secondary'}>
                  {localized(label, language)}
                </LinkButton>
              </li>
            )
          })}
        </ul>
      )}
    </Card>
  )
}

const titleOf = ({ kind, product }: Customer['steps'][number]) => {
  if (kind === 'answered' || kind === 'stuck') return product === 'clt' ? TITLES.margin : TITLES.balance
  return TITLES[kind]
}
