import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Card } from '#components/ui/card.tsx'
import type {
  AddAlertChannel,
  AlertChannel,
  RemoveAlertChannel,
  TestAlertChannel,
} from '#lib/client/alerts.ts'
import { AddAlertChannelDialog } from './add-alert-channel-dialog.tsx'
import { AlertChannelItem } from './alert-channel-item.tsx'

const TEXTS = texts({
  title: ['Para onde vai', 'Where it is sent'],
  why: [
    'Cada alerta é enviado ao abrir, ao encerrar e nos lembretes. Sem dados de clientes.',
    'Each alert is sent when it opens, when it closes and as a reminder. Without data of customers.',
  ],
  none: [
    'Nenhum destino ainda: os alertas aparecem só aqui e no início.',
    'No destination yet: alerts are shown only here and on the home page.',
  ],
  noMail: ['O envio de e-mails não está configurado', 'Sending mail is not configured'],
  noMailWhy: [
    'Nenhum e-mail sai daqui até quem opera o serviço definir SMTP_URL e MAIL_FROM.',
    'No mail leaves this place until whoever operates the service sets SMTP_URL and MAIL_FROM.',
  ],
})

type AlertChannelsProps = {
  channels: readonly AlertChannel[]
  isMailConfigured: boolean
  now: string
  add: AddAlertChannel
  remove: RemoveAlertChannel
  test: TestAlertChannel
}

export const AlertChannels = ({ channels, isMailConfigured, now, ...acts }: AlertChannelsProps) => {
  const t = useTexts(TEXTS)
  return (
    <Card title={t.title} description={t.why} actions={<AddAlertChannelDialog add={acts.add} />}>
      {isMailConfigured ? null : (
        <Callout tone="warning" title={t.noMail} className="mb-4">
          {t.noMailWhy}
        </Callout>
      )}
      {channels.length === 0 ? (
        <p className="text-ink-muted text-sm">{t.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {channels.map((channel) => (
            <AlertChannelItem
              key={channel.id}
              channel={channel}
              now={now}
              remove={acts.remove}
              test={acts.test}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
