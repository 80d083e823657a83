'use client'
import { formatReais } from '#components/language/reais.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { ComparedCltTable } from '#lib/client/clt-offers.ts'
import { type CltChoice, type CltRequestedChoice, termOfferOf, termsOf } from './clt-choice.ts'

const TEXTS = texts({
  counts: ['Número de parcelas', 'Number of instalments'],
  byNet: ['com a parcela e o total a pagar', 'with the instalment and the total to pay'],
  byInstallment: [
    'com o que o cliente recebe e o total a pagar',
    'with what is received and the total to pay',
  ],
  installments: ['parcelas', 'instalments'],
  total: ['total', 'total'],
  none: ['não cabe', 'does not fit'],
  insured: ['só com seguro', 'only with insurance'],
})

type CltTermsProps = {
  requested: CltRequestedChoice
  choice: CltChoice
  compared: readonly ComparedCltTable[]
  onChange: (change: Partial<CltRequestedChoice>) => void
}

export const CltTerms = ({ requested, choice, compared, onChange }: CltTermsProps) => {
  const t = useTexts(TEXTS)
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 text-sm">
        <span className="font-medium">{t.counts}</span>{' '}
        <span className="text-ink-muted">{choice.mode === 'net' ? t.byNet : t.byInstallment}</span>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7.5rem,1fr))] gap-2">
        {termsOf(compared).map((count) => {
          const offer = termOfferOf(requested, compared, count)
          const figures = offer?.figures
          return (
            <button
              key={count}
              type="button"
              aria-pressed={count === choice.numberOfInstallments}
              disabled={!figures}
              className="flex flex-col rounded-control border border-line-strong/60 bg-raised px-2.5 py-1.5 text-left text-xs tabular-nums leading-5 transition-colors hover:border-ink-muted disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:ring-1 aria-pressed:ring-accent"
              onClick={() => offer && onChange(offer.request)}
            >
              <span className="font-semibold text-sm">
                {count}
                <span aria-hidden>×</span>
                <span className="sr-only"> {t.installments} </span>
              </span>
              {figures ? (
                <>
                  <span className="whitespace-nowrap">
                    {formatReais(
                      choice.mode === 'net' ? figures.installment_value : figures.disbursed_issue_amount,
                    )}{' '}
                  </span>
                  <span className="text-ink-muted">
                    {t.total} <span className="whitespace-nowrap">{formatReais(figures.total_amount)}</span>
                  </span>
                  {offer.isInsured ? <span className="text-ink-muted">{t.insured}</span> : null}
                </>
              ) : (
                <span className="text-ink-muted">{t.none}</span>
              )}
            </button>
          )
        })}
      </div>
    </fieldset>
  )
}
