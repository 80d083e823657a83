'use client'
import Link from 'next/link'
import { useState } from 'react'
import { draftStorage } from '#components/drafts/draft-storage.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useReveal } from '#components/personal-data/use-reveal.ts'
import { consultLabel } from '#components/statuses/consult-label.ts'
import { Button } from '#components/ui/button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { callApi } from '#lib/client/call-api.ts'
import { type Consult, type ConsultItem, type SearchConsults, useLatestConsult } from '#lib/client/clt.ts'
import type { RevealedData } from '#lib/client/personal-data.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { getCltConsultContract } from '#lib/contracts/clt/consult-list.ts'
import { CONSULT_DRAFT, REVEALED_FOR_TERM } from './consult-values.ts'

const TEXTS = texts({
  known: (status: string) => [
    `Este CPF já tem consulta (${status.toLowerCase()}).`,
    `This CPF has a query already (${status.toLowerCase()}).`,
  ],
  open: ['Abrir a consulta', 'Open the query'],
  use: ['Usar os dados da última consulta', 'Use the data of the last query'],
})

type KnownConsultProps = {
  documentNumber: string
  now: string
  search: SearchConsults
  onUse: (consult: Consult, revealed: RevealedData) => void
}

export const KnownConsult = ({ documentNumber, now, search, onUse }: KnownConsultProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { data: existing } = useLatestConsult(documentNumber, search)
  const { ask } = useReveal({ subjectType: 'clt_consult', subjectId: existing?.id ?? '' })
  const [pending, setPending] = useState(false)
  if (!existing) return null
  if (isActive(existing, now)) {
    return (
      <p role="status" className="mt-2 text-sm">
        {t.known(consultLabel(existing, language))}{' '}
        <Link
          href={`/clt/consult/${existing.id}`}
          onClick={() => draftStorage.write(CONSULT_DRAFT, null)}
          className="font-medium text-accent underline underline-offset-4"
        >
          {t.open}
        </Link>
      </p>
    )
  }
  const prefill = async () => {
    setPending(true)
    // If either request fails, the fields stay empty.
    const [consult, revealed] = await Promise.all([
      callApi<typeof getCltConsultContract>('/private-consignment/consult/{id}', {
        id: existing.id,
      }).catch(() => null),
      ask(REVEALED_FOR_TERM, 'new_contract'),
    ])
    setPending(false)
    if (consult && revealed) onUse(consult, revealed)
  }
  return (
    <Button size="small" className="mt-2" pending={pending} onClick={prefill}>
      {t.use}
    </Button>
  )
}

const isActive = ({ status, marginExpiresAt: expiresAt }: ConsultItem, now: string) =>
  status !== 'REJECTED' &&
  status !== 'FAILED' &&
  (expiresAt === null || instantOf(expiresAt) > instantOf(now))
