import { alertName } from '#lib/domain/alerts/alert-texts.ts'
import { textIn } from '#lib/domain/language.ts'
import { getAlerts } from '#lib/services/alerts/get-alerts.ts'
import { type Command, ORGANIZATION_OPTION } from '../command.ts'
import { organizationContext } from '../operator.ts'
import { instantText, print, printTable } from '../print.ts'

export const command: Command = {
  usage: '[--organization <name|id>]',
  summary: 'list the alerts of an organization with their thresholds, and who is notified',
  options: ORGANIZATION_OPTION,
  run: async (args) => {
    const { rules, channels, isMailConfigured } = await getAlerts(await organizationContext(args))
    printTable(
      ['kind', 'threshold', 'unit', 'open', 'meaning'],
      rules.map(({ kind, isOn, threshold, wrong, unit, open }) => [
        kind,
        isOn ? `${wrong} ${threshold}` : 'off',
        unit,
        String(open.length),
        textIn(alertName(kind), 'en'),
      ]),
    )
    if (channels.length === 0) return print('\nnobody is notified; add somebody: npm run admin -- alert add')
    print('')
    printTable(
      ['id', 'kind', 'address', 'last message', 'at'],
      channels.map(({ id, kind, address, last }) => [
        id,
        kind,
        address,
        last?.status ?? '-',
        instantText(last?.at ?? null),
      ]),
    )
    if (!isMailConfigured && channels.some(({ kind }) => kind === 'mail'))
      print('\nno mail is sent: SMTP_URL and MAIL_FROM are not set')
  },
}
