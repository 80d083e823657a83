import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { useLanguage } from '#components/use-language'
import type { Consult } from '#lib/client/clt'
import { useConsultTimeline } from '#lib/client/timeline'
import { localized } from '../language/texts.ts'
import { TimelineCard } from '../timeline/timeline-card.tsx'
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
