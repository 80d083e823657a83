'use client'
import type { KeyboardEvent } from 'react'
import { useLanguage } from '#components/use-language'
import type { Product } from '#lib/domain/proposals/product'
import { reviewReasonText } from '#lib/domain/proposals/review-reason-text'
import { SelectField } from '../fields/select-field.tsx'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { PRODUCT_NAMES } from '../proposals/product-names.ts'
import { QUEUE_REASONS, type ReviewFilter } from './review-filter.ts'

const TEXTS = texts({
  reason: ['Motivo', 'Reason'],
  allReasons: ['Todos os motivos', 'All reasons'],
  product: ['Produto', 'Product'],
  allProducts: ['FGTS e CLT', 'FGTS and CLT'],
  institution: ['Instituição', 'Institution'],
  allInstitutions: ['Instituições', 'Institutions'],
})

/** Where `/` leads. */
export const FILTER_ID = 'review-filter'

type ReviewFiltersProps = {
  filter: ReviewFilter
  institutions: readonly { code: string; name: string }[]
  onChange: (next: Partial<ReviewFilter>) => void
}

// Back to the queue, where letters are commands again.
const leaveOnEscape = ({ key, target }: KeyboardEvent) => {
  if (key === 'Escape' && target instanceof HTMLElement) target.blur()
}

/** What narrows the queue; Escape leaves it. */
export const ReviewFilters = ({ filter, institutions, onChange }: ReviewFiltersProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the keys of the controls in it
    <div className="grid grid-cols-2 gap-2" onKeyDown={leaveOnEscape}>
      <SelectField
        id={FILTER_ID}
        className="col-span-2"
        label={t.reason}
        name="reason"
        labelHidden
        placeholder={t.allReasons}
        options={QUEUE_REASONS.map((code) => ({
          value: code,
          label: reviewReasonText(code, {}, language).title,
        }))}
        value={filter.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
      <SelectField
        label={t.product}
        name="product"
        labelHidden
        placeholder={t.allProducts}
        options={(['fgts', 'clt'] as const).map((value) => ({ value, label: PRODUCT_NAMES[value].short }))}
        value={filter.product}
        onChange={(event) => onChange({ product: event.currentTarget.value as Product | '' })}
      />
      <SelectField
        label={t.institution}
        name="provider"
        labelHidden
        placeholder={t.allInstitutions}
        options={institutions.map(({ code, name }) => ({ value: code, label: name }))}
        value={filter.provider}
        onChange={(event) => onChange({ provider: event.currentTarget.value })}
      />
    </div>
  )
}
