import { Download } from 'lucide-react'
import Link from 'next/link'
import type { Consult } from '#lib/client/clt'
import { instantOf } from '#lib/config/clock'
import { CUSTOMER_PAGE_CHANNEL } from '#lib/domain/clt/consent-evidence'
import { buttonClasses } from '../ui/button-classes.ts'
import { Card } from '../ui/card.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { KeyValueList } from '../ui/key-value-list.tsx'
import { formatInstant } from '../ui/relative-text.ts'

type Evidence = NonNullable<Consult['evidence']>

const HASH_SHOWN = 12

/** The proof that the customer consented: when, how, and the documents that show it. */
export const ConsultEvidenceCard = ({ consult }: { consult: Consult }) => {
  const { evidence } = consult
  if (!evidence) return null
  return (
    <Card title="Prova do consentimento">
      <KeyValueList
        items={[
          { label: 'Quem', value: consult.name },
          { label: 'Quando', value: formatInstant(instantOf(evidence.acceptedAt)) },
          { label: 'Como', value: channelText(evidence) },
          { label: 'Termo', value: evidence.termVersion },
          {
            label: 'Código',
            value: (
              <span className="-my-1.5 inline-flex items-center gap-1">
                <Link
                  href={`/evidence/${evidence.evidenceSha256}`}
                  className="font-mono underline decoration-line-strong underline-offset-4 hover:decoration-accent"
                  title="Conferir na página pública"
                >
                  {evidence.evidenceSha256.slice(0, HASH_SHOWN)}…
                </Link>
                <CopyButton text={evidence.evidenceSha256} label="Copiar o código inteiro" iconOnly />
              </span>
            ),
          },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-2">
        {(['pdf', 'json'] as const).map((format) => (
          <a key={format} href={evidence.links[format]} download className={buttonClasses({ size: 'small' })}>
            <Download aria-hidden />
            {format.toUpperCase()}
          </a>
        ))}
        <Link
          href={`/evidence/${evidence.evidenceSha256}`}
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
        >
          Conferir
        </Link>
      </div>
    </Card>
  )
}

const channelText = ({ channel }: Evidence) =>
  channel === CUSTOMER_PAGE_CHANNEL ? 'Página do cliente' : `Declarado por programa (${channel})`
