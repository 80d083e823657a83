'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { StaleNotice } from '#components/live/stale-notice.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { type PriceTableState, usePriceTableState } from '#lib/client/prices.ts'

const TEXTS = texts({
  title: ['Esta tabela mudou enquanto estava aberta aqui', 'This table changed while it was open here'],
  version: (version: number) => [
    `A versão ${version} passou a valer.`,
    `Version ${version} is the present one now.`,
  ],
  inUse: ['Ela foi ativada.', 'It was activated.'],
  outOfUse: ['Ela foi desativada.', 'It was deactivated.'],
  proposed: ['Uma mudança foi proposta.', 'A change was proposed.'],
  refused: ['Uma mudança foi recusada.', 'A change was refused.'],
  withdrawn: ['Uma mudança foi retirada pelo autor.', 'A change was withdrawn by its author.'],
})

type TableWatchProps = {
  id: string
  rendered: PriceTableState
}

export const PriceTableWatch = ({ id, rendered }: TableWatchProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [initial] = useState(rendered)
  const query = usePriceTableState(id, rendered)
  const { data } = query
  const isOld = JSON.stringify(data) !== JSON.stringify(rendered)
  useEffect(() => {
    if (isOld && data) router.refresh()
  }, [isOld, data, router])
  const news = [
    rendered.version === initial.version ? null : t.version(rendered.version),
    rendered.active === initial.active ? null : rendered.active ? t.inUse : t.outOfUse,
    ...(['proposed', 'refused', 'withdrawn'] as const).map((status) =>
      hasNew(status, initial, rendered) ? t[status] : null,
    ),
  ].filter((text) => text !== null)
  return (
    <>
      <StaleNotice query={query} />
      {news.length > 0 ? (
        <Callout className="mb-5" title={t.title}>
          {news.join(' ')}
        </Callout>
      ) : null}
    </>
  )
}

const hasNew = (
  status: PriceTableState['changes'][number]['status'],
  before: PriceTableState,
  after: PriceTableState,
): boolean =>
  after.changes.some(
    (change) =>
      change.status === status && before.changes.find(({ id }) => id === change.id)?.status !== status,
  )
