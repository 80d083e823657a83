import { deviceText } from '#components/language/device-text.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { KeyValueList } from '#components/ui/key-value-list.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { StatusDot } from '#components/ui/status-dot.tsx'
import { useLanguage } from '#components/use-language.ts'
import { instantOf } from '#lib/config/clock.ts'
import type { LinkVisit } from './link-visit.ts'

const TEXTS = texts({
  until: ['Vale até', 'Valid until'],
  opened: ['Link aberto', 'Link opened'],
  identified: ['Cliente identificado', 'Customer identified'],
  notYet: ['Ainda não', 'Not yet'],
})

type LinkProgressProps = {
  visit: LinkVisit
  expiresAt: string | null
  awaited: string
  isDone?: boolean | undefined
}

export const LinkProgress = ({ visit, expiresAt, awaited, isDone = false }: LinkProgressProps) => {
  const { opened, identified } = visit
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const momentOf = (at: string) => formatMoment(instantOf(at), language)
  const items = [
    ...(expiresAt === null ? [] : [{ label: t.until, value: momentOf(expiresAt) }]),
    {
      label: t.opened,
      hint: opened?.device.browser ? deviceText(opened.device, language) : undefined,
      value: opened ? momentOf(opened.at) : <NotYet text={t.notYet} />,
    },
    { label: t.identified, value: identified ? momentOf(identified.at) : <NotYet text={t.notYet} /> },
  ]
  return (
    <div aria-live="polite" className="mt-5 border-t pt-4">
      <KeyValueList items={items} />
      <p className="mt-4 text-ink-muted text-sm">
        <StatusDot tone={identified ? 'positive' : 'accent'} live={!isDone}>
          <span>{awaited}</span>
        </StatusDot>
      </p>
    </div>
  )
}

const NotYet = ({ text }: { text: string }) => <span className="font-normal text-ink-muted">{text}</span>
