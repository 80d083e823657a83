import { CONSULT_STATUS_LOOK } from '#components/statuses/consult-status-look.ts'
import { useLanguage } from '#components/use-language'
import type { Consult } from '#lib/client/clt'
import { useConsultTimeline } from '#lib/client/timeline'
import { localized } from '../language/texts.ts'
import { TimelineCard } from '../timeline/timeline-card.tsx'

/** What happened to a consult: its moves and what its customer and our programs did besides. */
export const ConsultHistory = ({ consult }: { consult: Consult }) => {
  const language = useLanguage()
  const lookOf = ({ status }: Consult['history'][number]) => {
    const { icon: Icon, tone, label } = CONSULT_STATUS_LOOK[status]
    return { title: localized(label, language), icon: <Icon />, tone }
  }
  return <TimelineCard moves={consult.history} events={useConsultTimeline(consult.id)} lookOf={lookOf} />
}
