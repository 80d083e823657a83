import type { Consult } from '#lib/client/clt'
import { writtenCpf } from '../proposals/wire-text.ts'
import { PageHeader } from '../shell/page-header.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { ConsultStatusBadge } from './consult-status-badge.tsx'

type ConsultHeaderProps = { consult: Consult; institutionName: string; now: string }

/** Whose consult, and where it stands. */
export const ConsultHeader = ({ consult, institutionName, now }: ConsultHeaderProps) => (
  <PageHeader
    back={{ href: '/clt', label: 'Crédito CLT' }}
    title={consult.name}
    meta={
      <>
        <ConsultStatusBadge status={consult.status} />
        <span className="inline-flex items-center gap-0.5 whitespace-nowrap tabular-nums">
          CPF {writtenCpf(consult.documentNumber)}
          <CopyButton text={consult.documentNumber} label="Copiar o CPF" iconOnly />
        </span>
        <span>{institutionName}</span>
        <span>
          criada <RelativeTime at={consult.createdAt} now={now} />
        </span>
      </>
    }
  />
)
