import { LoanFigures } from '#components/formalization/contract-figures.tsx'
import { formatDay } from '#components/language/day-text.ts'
import { localizedTexts, texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IdentityForm } from '#components/self-service/identity-form.tsx'
import { LinkOpened } from '#components/self-service/link-opened.tsx'
import { LiveRefresh } from '#components/self-service/live-refresh.tsx'
import { StepSection } from '#components/self-service/step-section.tsx'
import { CustomerShell } from '#components/shell/customer-shell.tsx'
import { Callout } from '#components/ui/callout.tsx'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import { type Cnpj, formatCnpj } from '#lib/domain/documents/cnpj.ts'
import type { OfferView } from '#lib/domain/simulations/offer-view.ts'
import { type OfferActions, OfferAnswer } from './offer-answer.tsx'

const TEXTS = texts({
  aside: ['Oferta', 'Offer'],
  hello: (name: string) => [`Olá, ${name}`, `Hello, ${name}`],
  nameless: ['Sua oferta', 'Your offer'],
  whoAsks: (correspondent: string, lender: string) => [
    `${correspondent} preparou uma oferta da ${lender} para você. Para ver os valores, confirme que é você mesmo.`,
    `${correspondent} prepared an offer of ${lender} for you. To see the amounts, confirm that it is you.`,
  ],
  takeYourTime: (until: Date, release: string) => [
    `Veja com calma. Esta oferta vale até ${formatMoment(until, 'pt-BR')}. Os valores são para a liberação em ${formatDay(release)}; em outro dia eles são refeitos, e você os vê antes de assinar.`,
    `Take your time. This offer is valid until ${formatMoment(until, 'en')}. The amounts are for the release on ${formatDay(release)}; on another day they are calculated again, and you see them before signing.`,
  ],
  whoAreYou: ['Confirme quem é você', 'Confirm who you are'],
  onlyYou: ['Só você pode ver os valores.', 'Only you can see the amounts.'],
  lender: (name: string, cnpj: string) => [
    `Credora: ${name}, CNPJ ${cnpj}.`,
    `Lender: ${name}, CNPJ ${cnpj}.`,
  ],
  service: (name: string) => [`Atendimento: ${name}.`, `Service: ${name}.`],
  expired: ['Esta oferta venceu', 'This offer has expired'],
  endedOn: (at: Date) => [
    `Ela valia até ${formatMoment(at, 'pt-BR')}. Nada foi contratado. Se ainda quiser, peça uma nova a quem atendeu você.`,
    `It was valid until ${formatMoment(at, 'en')}. Nothing was contracted. If you still want it, ask whoever served you for a new one.`,
  ],
  contracted: ['Esta oferta já virou um contrato', 'This offer already became a contract'],
  signThere: [
    'Confira e assine pelo link de assinatura que você recebeu de quem atendeu você.',
    'Check and sign it by the signing link you got from whoever served you.',
  ],
})

type OfferScreenProps = { view: OfferView; actions: OfferActions }

export const OfferScreen = ({ view, actions }: OfferScreenProps) => {
  const t = localizedTexts(TEXTS, useLanguage())
  const { institution, firstName, figures } = view
  return (
    <CustomerShell
      lender={institution.name}
      aside={t.aside}
      contact={view.contact}
      legal={
        <p>
          {t.lender(institution.legalName, formatCnpj(institution.cnpj as Cnpj))}{' '}
          {t.service(view.correspondentName)}
        </p>
      }
    >
      <LinkOpened record={actions.recordVisit} />
      <LiveRefresh everyMs={null} />
      <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">
        {firstName === null ? t.nameless : t.hello(firstName)}
      </h1>
      <div className="mt-4 space-y-5">
        {view.state !== 'open' ? <OfferOver view={view} /> : null}
        {view.state === 'open' && !figures ? <Identify {...{ view, actions }} /> : null}
        {figures ? (
          <>
            <p className="text-ink-muted">{t.takeYourTime(view.expiresAt, figures.releaseDate)}</p>
            <LoanFigures figures={figures} />
            <OfferAnswer {...{ view, actions }} />
          </>
        ) : null}
      </div>
    </CustomerShell>
  )
}

/** No amount is shown before the customer is identified. */
const Identify = ({ view, actions }: OfferScreenProps) => {
  const t = useTexts(TEXTS)
  return (
    <>
      <p className="text-ink-muted">{t.whoAsks(view.correspondentName, view.institution.name)}</p>
      <StepSection key="identify" id="etapa" title={t.whoAreYou}>
        <p className="text-ink-muted">{t.onlyYou}</p>
        <IdentityForm identify={actions.identify} subject="offer" asksBirthDate={view.asksBirthDate} />
      </StepSection>
    </>
  )
}

const OfferOver = ({ view }: { view: OfferView }) => {
  const t = localizedTexts(TEXTS, useLanguage())
  return view.state === 'contracted' ? (
    <Callout tone="info" title={<span className="text-base">{t.contracted}</span>}>
      {t.signThere}
    </Callout>
  ) : (
    <Callout tone="warning" title={<span className="text-base">{t.expired}</span>}>
      {t.endedOn(view.expiresAt)}
    </Callout>
  )
}
