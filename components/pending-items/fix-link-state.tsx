import { localizedTexts, texts } from '#components/language/texts.ts'
import { formatMoment } from '#components/ui/moment-text.ts'
import { StatusDot } from '#components/ui/status-dot'
import { useLanguage } from '#components/use-language'
import type { Proposal } from '#lib/client/proposals'
import { instantOf } from '#lib/config/clock'

const TEXTS = texts({
  issued: (moment: string) => [
    `Link gerado em ${moment}; o cliente ainda não se identificou. Esta tela muda sozinha.`,
    `Link made on ${moment}; the customer has not identified themself yet. This screen changes by itself.`,
  ],
  opened: (moment: string) => [
    `O cliente confirmou quem é em ${moment}. Falta enviar a correção.`,
    `The customer confirmed who they are on ${moment}. The correction is still to be sent.`,
  ],
})

type FixLinkStateProps = { proposal: Proposal; item: Proposal['pendingItems'][number] }

/** Whether the customer came by the link, as the history has it. */
export const FixLinkState = ({ proposal: { history }, item }: FixLinkStateProps) => {
  const language = useLanguage()
  const t = localizedTexts(TEXTS, language)
  const newest = (code: string) =>
    history.findLast(({ reason, at }) => reason?.code === code && at >= item.createdAt)
  const [opened, issued] = [newest('fix_link_opened'), newest('fix_link_issued')]
  if (!opened && !issued) return null
  const moment = formatMoment(instantOf((opened ?? issued)?.at ?? ''), language)
  return (
    <p className="mt-4 text-ink-muted text-sm">
      <StatusDot tone={opened ? 'positive' : 'accent'} live>
        <span>{opened ? t.opened(moment) : t.issued(moment)}</span>
      </StatusDot>
    </p>
  )
}
