'use client'
import { useRouter } from 'next/navigation'
import { ChangeDecision, type Decision } from '#components/decisions/change-decision.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { announce } from '#components/ui/announce.ts'
import type { DecidePriceCeiling } from '#lib/client/prices.ts'
import { runAction } from '#lib/client/run-action.ts'
import { formatPercent } from '#lib/domain/finance/percent.ts'
import type { ProductPriceCeiling } from '#lib/domain/prices/price-ceiling.ts'

const TEXTS = texts({
  proposed: (rate: string) => [`Proposto: teto de ${rate} ao mês`, `Proposed: ceiling of ${rate} a month`],
  proposedNone: ['Proposto: sem teto', 'Proposed: no ceiling'],
  by: (name: string) => [`Por ${name}:`, `By ${name}:`],
  mine: (id: string) => [
    `Outro gestor decide. Se não houver outro, peça a aprovação a quem opera o sistema, com o código ${id}.`,
    `Another manager decides. If there is none, ask the operator of the system to approve, with the code ${id}.`,
  ],
  done: ['Teto atualizado', 'Ceiling updated'],
})

type Open = NonNullable<ProductPriceCeiling['open']>

/** A manager other than the proposer decides; the proposer may withdraw the ceiling. */
export const CeilingDecision = ({ open, decide }: { open: Open; decide: DecidePriceCeiling }) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const runDecision = async (decision: Decision) => {
    const answer = await runAction(decide, { id: open.id, decision })
    if (answer.ok) announce(t.done)
    router.refresh()
    return answer.ok ? null : answer.problem
  }
  return (
    <div className="mt-3 space-y-3">
      <ChangeDecision
        isMine={open.isMine}
        title={open.monthlyRate === null ? t.proposedNone : t.proposed(formatPercent(open.monthlyRate))}
        decide={runDecision}
      >
        <p className="break-words">
          {t.by(open.createdByName)} {open.note}
        </p>
        {open.isMine ? <p className="mt-1 break-words">{t.mine(open.id)}</p> : null}
      </ChangeDecision>
    </div>
  )
}
