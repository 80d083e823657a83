'use client'
import { Download } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type MouseEvent, useState } from 'react'
import { SelectField } from '#components/fields/select-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Card } from '#components/ui/card.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import { confirmFirst } from '#lib/client/confirm-first.ts'
import type { DecideErasure, RequestErasure } from '#lib/client/subject-rights.ts'
import { SUBJECT_REASONS, type SubjectReason } from '#lib/domain/personal-data/reveal-reason.ts'
import { EraseDialog } from './erase-dialog.tsx'
import { ErasureDecision } from './erasure-decision.tsx'
import type { ErasureView } from './erasure-view.ts'
import { KeptRecords } from './kept-records.tsx'

const TEXTS = texts({
  title: ['Direitos do titular (LGPD)', 'Data subject rights (LGPD)'],
  what: [
    'O relatório e a eliminação ficam registrados na auditoria.',
    'The report and the erasure are recorded in the audit.',
  ],
  report: ['Relatório do titular (PDF)', 'Data subject report (PDF)'],
  json: ['Relatório do titular (JSON)', 'Data subject report (JSON)'],
  why: ['Motivo', 'Reason'],
  subject_request: ['Pedido do titular', 'Request of the data subject'],
  authority_request: ['Pedido de autoridade', 'Request of an authority'],
  court_order: ['Ordem judicial', 'Court order'],
  erasedAt: (at: string) => [`Dados eliminados em ${at}.`, `Data erased on ${at}.`],
  waits: (name: string, at: string) => [
    `Eliminação pedida por ${name} em ${at}.`,
    `Erasure asked for by ${name} on ${at}.`,
  ],
})

type SubjectRightsProps = {
  customerKey: string
  erasure: ErasureView
  request: RequestErasure
  decide: DecideErasure
}

export const SubjectRights = ({ customerKey, erasure, request, decide }: SubjectRightsProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const router = useRouter()
  const [reason, setReason] = useState<SubjectReason>('subject_request')
  const { open, erasedAt, keptRecords } = erasure
  const onDone = () => router.refresh()
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    const { href } = event.currentTarget
    if (await confirmFirst()) window.location.assign(href)
  }
  return (
    <Card title={t.title} description={t.what}>
      <div className="grid gap-4 text-sm">
        {erasedAt ? <p>{t.erasedAt(formatMoment(erasedAt, language))}</p> : null}
        {open ? <p>{t.waits(open.createdByName, formatMoment(open.createdAt, language))}</p> : null}
        {open || erasedAt ? <KeptRecords records={keptRecords} /> : null}
        <SelectField
          className="max-w-xs"
          name="reason"
          label={t.why}
          value={reason}
          onChange={({ currentTarget: { value } }) =>
            setReason(SUBJECT_REASONS.find((one) => one === value) ?? reason)
          }
          options={SUBJECT_REASONS.map((value) => ({ value, label: t[value] }))}
        />
        <div className="flex flex-wrap gap-2">
          {(['pdf', 'json'] as const).map((format) => (
            <a
              key={format}
              href={`/api/panel/customers/${customerKey}/report?format=${format}&reason=${reason}`}
              download
              onClick={download}
              className={buttonClasses({ size: 'small' })}
            >
              <Download aria-hidden />
              {format === 'pdf' ? t.report : t.json}
            </a>
          ))}
          {open ? (
            <ErasureDecision {...{ open, decide, onDone }} deciders={erasure.deciders} erasure={erasure} />
          ) : (
            <EraseDialog {...{ customerKey, erasure, reason, request, onDone }} />
          )}
        </div>
      </div>
    </Card>
  )
}
