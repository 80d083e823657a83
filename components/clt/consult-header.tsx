import type { Consult } from '#lib/client/clt'
import { texts } from '../language/texts.ts'
import { useTexts } from '../language/use-texts.ts'
import { writtenCpf } from '../proposals/wire-text.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ConsultStatusBadge } from './consult-status-badge.tsx'

const TEXTS = texts({
  back: ['Crédito CLT', 'CLT credit'],
  copyCpf: ['Copiar o CPF', 'Copy the CPF'],
  created: ['criada', 'created'],
})

type ConsultHeaderProps = { consult: Consult; institutionName: string; now: string }

/** Whose consult, and where it stands. */
export const ConsultHeader = ({ consult, institutionName, now }: ConsultHeaderProps) => {
  const t = useTexts(TEXTS)
  return (
    <PageHeader
      back={{ href: '/clt', label: t.back }}
      title={consult.name}
      meta={
        <>
          <ConsultStatusBadge status={consult.status} />
          <span className="inline-flex items-center gap-0.5 whitespace-nowrap tabular-nums">
            CPF {writtenCpf(consult.documentNumber)}
            <CopyButton text={consult.documentNumber} label={t.copyCpf} iconOnly />
          </span>
          <span>{institutionName}</span>
          <span>
            {t.created} <RelativeTime at={consult.createdAt} now={now} />
          </span>
        </>
      }
    />
  )
}
