import type { ReactNode } from 'react'
import { formatCount } from '#components/charts/figure-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { StatusDot } from '#components/ui/status-dot.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { AUDIT_BREAKS } from '#lib/domain/access/audit-breaks.ts'

const TEXTS = texts({
  never: [
    'A integridade dos registros ainda não foi conferida. Isso acontece todo dia às 03:37.',
    'The integrity of these records has not been verified yet. It is every day at 03:37.',
  ],
  whole: (count: string, at: string) => [
    `Íntegra: ${count} registros conferidos em ${at}, nenhum alterado.`,
    `Intact: ${count} records verified on ${at}, none altered.`,
  ],
  late: (count: string, at: string) => [
    `${count} registros conferidos pela última vez em ${at}. A conferência diária está atrasada.`,
    `${count} records last verified on ${at}. The daily verification is late.`,
  ],
  signed: (count: string, at: string) => [
    `Assinada fora do banco de dados até o registro ${count}, em ${at}.`,
    `Signed outside of the database up to record ${count}, on ${at}.`,
  ],
  broken: (position: string) => [
    `A sequência da auditoria está rompida no registro ${position}`,
    `The chain of the audit is broken at record ${position}`,
  ],
  checked: (at: string) => [`Conferida em ${at}.`, `Verified on ${at}.`],
  act: [
    'Avise quem opera o sistema e a segurança da informação antes de mexer em qualquer coisa.',
    'Report it to whoever operates the system and to information security before touching anything.',
  ],
  entry_changed: [
    'O registro, o lugar dele ou o código que o protege foi alterado.',
    'The record, its place or the hash that protects it was altered.',
  ],
  entry_missing: ['O registro foi apagado.', 'The record was deleted.'],
  position_missing: ['O registro e o lugar dele foram apagados.', 'The record and its place were deleted.'],
  entry_added: [
    'Logo depois dele há um registro que não passou pelo sistema.',
    'Right behind it is a record that did not come through the system.',
  ],
  end_missing: [
    'Deste registro em diante tudo foi apagado, embora já estivesse assinado.',
    'From this record on everything was deleted, although it had been signed.',
  ],
  rewritten: [
    'Deste registro em diante a sequência foi refeita: não é a que foi assinada.',
    'From this record on the chain was written anew: it is not the one that was signed.',
  ],
  anchor_changed: [
    'As assinaturas guardadas fora do banco de dados foram alteradas deste registro em diante.',
    'The signatures kept outside of the database were altered from this record on.',
  ],
  anchors_missing: [
    'Assinaturas guardadas fora do banco de dados sumiram: havia uma até este registro.',
    'Signatures kept outside of the database are gone: there was one up to this record.',
  ],
})

type AuditStateProps = {
  check: {
    checkedAt: Date
    positions: number
    broken: { position: number; what: (typeof AUDIT_BREAKS)[number] } | null
    anchored: { position: number; at: Date } | null
  } | null
  now: Date
}

/** Two days without a result mean that a nightly verification was missed. */
const LATE_MS = 48 * 3_600_000

export const AuditState = ({ check, now }: AuditStateProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  if (!check) return <Line tone="neutral">{t.never}</Line>
  const { broken, anchored, positions } = check
  const at = formatMoment(check.checkedAt, language)
  const signed = anchored && t.signed(formatCount(anchored.position), formatMoment(anchored.at, language))
  if (broken) {
    return (
      <Callout tone="danger" title={t.broken(formatCount(broken.position))} className="mb-4">
        {t[broken.what]} {t.checked(at)} {signed} {t.act}
      </Callout>
    )
  }
  const isLate = now.getTime() - check.checkedAt.getTime() > LATE_MS
  return (
    <Line tone={isLate ? 'warning' : 'positive'}>
      {isLate ? t.late(formatCount(positions), at) : t.whole(formatCount(positions), at)} {signed}
    </Line>
  )
}

type LineProps = { tone: 'neutral' | 'positive' | 'warning'; children: ReactNode }

const Line = ({ tone, children }: LineProps) => (
  <p className="text-ink-muted text-sm leading-5">
    <StatusDot tone={tone} className="items-baseline">
      <span>{children}</span>
    </StatusDot>
  </p>
)
