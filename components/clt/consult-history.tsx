import { localized } from '#components/language/texts.ts'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { TimelineCard } from '#components/timeline/timeline-card.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Consult } from '#lib/client/clt.ts'
import { useConsultTimeline } from '#lib/client/timeline.ts'
import { type ConsultMove, consultMoves } from './consult-moves.ts'

export const ConsultHistory = ({ consult }: { consult: Consult }) => {
  const language = useLanguage()
  const events = useConsultTimeline(consult.id)
  const displayOf = ({ status }: ConsultMove) => {
    const { icon: Icon, tone, label } = CONSULT_STATUS_DISPLAY[status]
    return { title: localized(label, language), icon: <Icon />, tone }
  }
  return <TimelineCard moves={consultMoves(consult.history, events)} events={events} displayOf={displayOf} />
}
