import { Download } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ReasonedDownload } from '#components/personal-data/reasoned-download.tsx'
import { useReveals } from '#components/personal-data/use-reveals.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Card } from '#components/ui/card.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { formatInstant } from '#components/ui/relative-text.ts'
import type { Consult, RevokeConsent } from '#lib/client/clt.ts'
import { instantOf } from '#lib/config/clock.ts'
import { CUSTOMER_PAGE_CHANNEL } from '#lib/domain/clt/consent-evidence.ts'
import { isRevocableConsult } from '#lib/domain/clt/consult-status.ts'
import { RevokeDialog } from './revoke-dialog.tsx'

const TEXTS = texts({
  title: ['Prova do consentimento', 'Proof of consent'],
  who: ['Quem', 'Who'],
  when: ['Quando', 'When'],
  how: ['Como', 'How'],
  term: ['Termo', 'Term'],
  revoked: ['Revogado', 'Revoked'],
  code: ['Código', 'Code'],
  checkPublicly: ['Conferir na página pública', 'Check on the public page'],
  copyCode: ['Copiar o código inteiro', 'Copy the whole code'],
  check: ['Conferir', 'Check'],
  customerPage: ['Página do cliente', 'Customer page'],
  declared: (channel: string) => [
    `Declarado por programa (${channel})`,
    `Declared by a program (${channel})`,
  ],
})

const HASH_SHOWN = 12

export const ConsultEvidenceCard = ({ consult, revoke }: { consult: Consult; revoke: RevokeConsent }) => {
  const t = useTexts(TEXTS)
  const { mayOpen } = useReveals()
  const { evidence } = consult
  if (!evidence) return null
  const revokedAt = consult.code === 'consent_revoked' ? consult.updatedAt : null
  return (
    <Card title={t.title}>
      <KeyValueList
        items={[
          { label: t.who, value: consult.name },
          { label: t.when, value: formatInstant(instantOf(evidence.acceptedAt)) },
          {
            label: t.how,
            value: evidence.channel === CUSTOMER_PAGE_CHANNEL ? t.customerPage : t.declared(evidence.channel),
          },
          { label: t.term, value: evidence.termVersion },
          ...(revokedAt ? [{ label: t.revoked, value: formatInstant(instantOf(revokedAt)) }] : []),
          {
            label: t.code,
            value: (
              <span className="-my-1.5 inline-flex items-center gap-1">
                <Link
                  href={`/evidence/${evidence.evidenceSha256}`}
                  className="font-mono underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  title={t.checkPublicly}
                >
                  {evidence.evidenceSha256.slice(0, HASH_SHOWN)}…
                </Link>
                <CopyButton text={evidence.evidenceSha256} label={t.copyCode} iconOnly />
              </span>
            ),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {(['pdf', 'json'] as const).map((format) => (
          <ReasonedDownload
            key={format}
            href={evidence.links[format]}
            mayOpen={() => mayOpen({ subjectType: 'clt_consult', subjectId: consult.id })}
            className={buttonClasses({ size: 'small' })}
          >
            <Download aria-hidden />
            {format.toUpperCase()}
          </ReasonedDownload>
        ))}
        <Link
          href={`/evidence/${evidence.evidenceSha256}`}
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
        >
          {t.check}
        </Link>
        {isRevocableConsult(consult.status) ? <RevokeDialog {...{ consult, revoke }} /> : null}
      </div>
    </Card>
  )
}
