'use client'
import { localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { useLanguage } from '#components/use-language.ts'
import { type PriceChangeActions, type PriceChangeDetail, useCachePriceChange } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'
import type { Day } from '#lib/domain/calendar.ts'
import { priceTableFieldsOf } from '#lib/domain/prices/price-table-fields.ts'
import { ChangeDifferencesCard, ChangeExampleCard } from './change-comparison.tsx'
import { DecideCard } from './decide-card.tsx'
import { FIELD_NAMES } from './field-names.ts'
import { valueText } from './value-text.ts'
import { WhatIfCard } from './what-if-card.tsx'

const TEXTS = texts({
  why: ['Motivo', 'Reason'],
  noNote: ['O autor não escreveu um motivo.', 'The author wrote no reason.'],
  terms: ['Termos', 'Terms'],
  retire: [
    'A tabela é desativada: agentes não simulam mais nela. Os termos não mudam.',
    'The table is deactivated: agents no longer simulate on it. The terms do not change.',
  ],
  activate: ['A tabela é ativada com os termos que tem.', 'The table is activated with the terms it has.'],
  noDefault: [
    'É a tabela padrão: a instituição ficará sem uma até que outra seja escolhida.',
    'It is the default table: the institution will have none until another is chosen.',
  ],
})

type ChangeReadingProps = { change: PriceChangeDetail; actions: PriceChangeActions; today: Day; now: string }

export const ChangeReading = ({ change, actions, today, now }: ChangeReadingProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const show = useCachePriceChange()
  const { kind, base } = change
  const changesTerms = kind === 'create' || kind === 'new_version'
  const compute = async () => {
    const answer = await runAction(actions.tryOut, { id: change.id })
    if (!answer.ok) return answer.problem
    show(answer.data)
    return null
  }
  return (
    <div className="grid gap-5 [&>*]:min-w-0 xl:grid-cols-[minmax(0,1fr)_24rem] xl:items-start">
      <div className="grid gap-5 [&>*]:min-w-0">
        <Card title={t.why}>
          <p className="whitespace-pre-line text-sm">{change.note ?? t.noNote}</p>
        </Card>
        {kind === 'retire' || kind === 'activate' ? (
          <Callout title={t[kind]}>{kind === 'retire' && base?.isDefault ? t.noDefault : null}</Callout>
        ) : null}
        {kind === 'create' ? (
          <Card title={t.terms}>
            <KeyValueList
              items={priceTableFieldsOf(change.product).map((field) => ({
                label: localized(FIELD_NAMES[field].name, language),
                value: valueText(change, field, language),
              }))}
            />
          </Card>
        ) : null}
        {kind === 'new_version' ? <ChangeDifferencesCard {...{ change, today }} terms={change} /> : null}
        {changesTerms ? (
          <WhatIfCard
            change={change}
            now={now}
            onCompute={change.status === 'proposed' ? compute : undefined}
          />
        ) : null}
      </div>
      <div className="grid gap-5 [&>*]:min-w-0 xl:sticky xl:top-6">
        <DecideCard {...{ change, actions, today, now }} />
        <ChangeExampleCard {...{ change, today }} terms={change} />
      </div>
    </div>
  )
}
