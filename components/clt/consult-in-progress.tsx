import { type Bilingual, localized, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { CONSULT_STATUS_DISPLAY } from '#components/statuses/consult-status-display.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { useLanguage } from '#components/use-language.ts'
import type { Consult } from '#lib/client/clt.ts'

const TEXTS = texts({
  meanwhile: [
    'Pode atender outro cliente: o resultado aparece em Consultas.',
    'You can serve another customer: the result will be under Queries.',
  ],
})

type ConsultInProgressProps = { consult: Consult; institutionName: string }

export const ConsultInProgress = ({ consult, institutionName }: ConsultInProgressProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  return (
    <Callout
      tone="info"
      icon={<Spinner />}
      title={localized(CONSULT_STATUS_DISPLAY[consult.status].label, language)}
      className="p-4"
    >
      {localized(textOf(consult, institutionName), language)} {t.meanwhile}
    </Callout>
  )
}

const textOf = ({ status, employerName }: Consult, institutionName: string): Bilingual => {
  if (status === 'CONSENT_APPROVED')
    return [
      `O cliente autorizou; a consulta na ${institutionName} vai começar.`,
      `The customer authorized; the query at ${institutionName} is about to start.`,
    ]
  if (status === 'WAITING_CONSULT')
    return [
      `A ${institutionName} está consultando o vínculo de trabalho. Costuma levar poucos segundos.`,
      `${institutionName} is checking the employment. It usually takes a few seconds.`,
    ]
  return employerName
    ? [
        `Vínculo encontrado: ${employerName}. A ${institutionName} está calculando a margem.`,
        `Employment found: ${employerName}. ${institutionName} is calculating the margin.`,
      ]
    : [
        `A ${institutionName} está analisando o crédito e calculando a margem.`,
        `${institutionName} is analysing the credit and calculating the margin.`,
      ]
}
