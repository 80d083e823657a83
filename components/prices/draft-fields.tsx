'use client'
import { ChevronDown } from 'lucide-react'
import type { UseFormReturn } from 'react-hook-form'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { PriceChangeDetail } from '#lib/client/prices.ts'
import { DraftConventionFields } from './draft-convention-fields.tsx'
import { DefaultField, DraftFinalFields, DraftOfferFields } from './draft-other-fields.tsx'
import { DraftPriceFields } from './draft-price-fields.tsx'
import type { DraftValues } from './draft-values.ts'

const TEXTS = texts({
  price: ['Preço', 'Price'],
  offer: ['Oferta', 'Offer'],
  conventions: ['Convenções de cálculo', 'Conventions of calculation'],
  conventionsText: [
    'Seguem o contrato com a instituição; raramente mudam.',
    'They follow the agreement with the institution and seldom change.',
  ],
  retire: [
    'Desativar não muda os termos: agentes deixam de simular nesta tabela, e o que já foi simulado nela continua valendo até vencer.',
    'Deactivating changes no terms: agents no longer simulate on this table, and what was simulated on it holds until it expires.',
  ],
  activate: [
    'Ativar não muda os termos: agentes passam a simular de novo na versão atual.',
    'Activating changes no terms: agents simulate again on the present version.',
  ],
})

type DraftFieldsProps = { form: UseFormReturn<DraftValues>; change: PriceChangeDetail }

export const DraftFields = ({ form, change }: DraftFieldsProps) => {
  const t = useTexts(TEXTS)
  const { product, kind, ceiling } = change
  if (kind === 'retire' || kind === 'activate') {
    return (
      <div className="grid gap-5">
        <p className="text-sm">{t[kind]}</p>
        {kind === 'activate' ? <DefaultField form={form} /> : null}
        <DraftFinalFields form={form} />
      </div>
    )
  }
  return (
    <div className="grid gap-8 [&>*]:min-w-0">
      <Group title={t.price}>
        <DraftPriceFields {...{ form, product, ceiling }} />
      </Group>
      <Group title={t.offer}>
        <DraftOfferFields {...{ form, product }} />
      </Group>
      <details className="group">
        <summary className="flex min-h-8 list-none items-center gap-2 rounded-control font-semibold pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          {t.conventions}
          <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <p className="mb-4 text-ink-muted text-sm">{t.conventionsText}</p>
        <DraftConventionFields {...{ form, product }} />
      </details>
      <DraftFinalFields form={form} />
    </div>
  )
}

const Group = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <fieldset className="min-w-0">
    <legend className="mb-3 font-semibold">{title}</legend>
    {children}
  </fieldset>
)
