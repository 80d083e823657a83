'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { OpenedDialog } from '#components/ui/opened-dialog.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { AuditEntry } from '#lib/client/audit.ts'
import { instantOf } from '#lib/config/clock.ts'
import { auditActionText } from '#lib/domain/access/audit-actions.ts'
import { actorKindName, subjectName } from '#lib/domain/access/audit-names.ts'
import { textIn } from '#lib/domain/language.ts'
import { type AuditLine, auditLinesOf } from './audit-changes.ts'
import { subjectHref } from './audit-names.ts'

const TEXTS = texts({
  who: ['Quem', 'Who'],
  when: ['Quando', 'When'],
  from: ['De onde', 'From where'],
  unknown: ['sem endereço', 'no address'],
  on: ['Em quê', 'On what'],
  code: ['Código', 'Code'],
  request: ['Requisição', 'Request'],
  recorded: ['O que foi registrado', 'What was recorded'],
  nothing: ['Sem mais detalhes.', 'No further details.'],
  before: ['antes', 'before'],
  after: ['depois', 'after'],
  history: ['Tudo sobre isto', 'Everything about this'],
  open: ['Abrir', 'Open'],
})

type AuditDialogProps = { entry: AuditEntry; onClose: () => void; subjectFilterHref: string }

export const AuditDialog = ({ entry, onClose, subjectFilterHref }: AuditDialogProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const lines = auditLinesOf(entry, language)
  const href = subjectHref(entry.subjectType, entry.subjectId)
  const mono = (text: string) => <span className="break-all font-mono text-xs">{text}</span>
  return (
    <OpenedDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={textIn(auditActionText(entry.action), language)}
      actions={
        <>
          <LinkButton href={subjectFilterHref} onClick={onClose}>
            {t.history}
          </LinkButton>
          {href ? (
            <LinkButton href={href} variant="primary">
              {t.open}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <KeyValueList
        layout="grid"
        items={[
          { label: t.who, value: `${entry.actorName} (${actorKindName(entry.actorKind, language)})` },
          { label: t.when, value: formatInstant(instantOf(entry.at)) },
          { label: t.from, value: entry.ip ?? t.unknown },
          { label: t.code, value: mono(entry.action) },
          {
            label: t.on,
            value: (
              <>
                {subjectName(entry.subjectType, language)} {mono(entry.subjectId)}
              </>
            ),
          },
          { label: t.request, value: mono(entry.requestId) },
        ]}
      />
      <h3 className="mt-6 mb-2 font-medium text-sm">{t.recorded}</h3>
      {lines.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.nothing}</p>
      ) : (
        <dl className="divide-y divide-line rounded-control border text-sm">
          {lines.map((line) => (
            <div key={line.name} className="grid gap-1 px-3 py-2 sm:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="min-w-0 break-words text-ink-muted">{line.name}</dt>
              <dd className="min-w-0 break-words">
                <Recorded line={line} before={t.before} after={t.after} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </OpenedDialog>
  )
}

const Recorded = ({ line, before, after }: { line: AuditLine; before: string; after: string }) =>
  'value' in line ? (
    line.value
  ) : (
    <span className="flex flex-wrap items-baseline gap-x-2">
      <span className="sr-only">{before}</span>
      <del className="text-ink-muted">{line.from}</del>
      <span aria-hidden>→</span>
      <span className="sr-only">{after}</span>
      <ins className="font-medium no-underline">{line.to}</ins>
    </span>
  )
