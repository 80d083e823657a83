'use client'
import { ScanFace } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { FormProblem } from '#components/self-service/form-problem.tsx'
import { type FormAction, FRESH_FORM } from '#components/self-service/form-state.ts'
import { useCustomerForm } from '#components/self-service/use-customer-form.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { SubmitButton } from '#components/ui/submit-button.tsx'

const TEXTS = texts({
  why: [
    'Antes de assinar, uma câmera confirma que é você mesmo. Leva menos de um minuto e você volta para esta página.',
    'Before you sign, a camera confirms that it is really you. It takes less than a minute, and you come back to this page.',
  ],
  start: ['Fazer prova de vida', 'Do the proof of life'],
  again: ['Tentar de novo', 'Try again'],
  follow: ['Abrir a prova de vida', 'Open the proof of life'],
  failed: ['Não foi possível confirmar que é você', 'It could not be confirmed that it is you'],
  failedHint: [
    'Procure um lugar claro, tire óculos e boné, e tente de novo.',
    'Find a bright place, take off glasses and cap, and try again.',
  ],
  checking: ['Conferindo a prova de vida', 'Checking the proof of life'],
  check: ['Já fiz: conferir agora', 'I have done it: check now'],
})

const NOTHING = {}
const nothingToCheck = async () => undefined
const CHECK_MS = 3_000

type ProofOfLifeProps = {
  state: 'missing' | 'open' | 'failed'
  start: FormAction
  check: FormAction
}

export const ProofOfLife = ({ state, start, check }: ProofOfLifeProps) => {
  const t = useTexts(TEXTS)
  const starting = useCustomerForm(emptyForm(start))
  const checking = useCustomerForm(emptyForm(check))
  const { url } = starting.actionValues
  useEffect(() => {
    if (url) window.location.assign(url)
  }, [url])
  usePolledCheck(state === 'open' && !url, check)
  return (
    <div className="space-y-4">
      {state === 'failed' ? (
        <Callout tone="warning" title={t.failed}>
          {t.failedHint}
        </Callout>
      ) : null}
      {state === 'open' ? <Callout tone="info" icon={<Spinner />} title={t.checking} /> : null}
      <p className="text-pretty text-ink-muted">{t.why}</p>
      <FormProblem problem={starting.problem ?? checking.problem} />
      {url ? (
        <a href={url} className={buttonClasses({ variant: 'primary', size: 'large', full: true })}>
          {t.follow}
        </a>
      ) : (
        <form {...starting.attributes}>
          <SubmitButton
            full
            size="large"
            variant={state === 'open' ? 'secondary' : 'primary'}
            pending={starting.pending}
            icon={<ScanFace aria-hidden className="size-5" />}
          >
            {state === 'missing' ? t.start : t.again}
          </SubmitButton>
        </form>
      )}
      {state === 'open' ? (
        <form {...checking.attributes}>
          <SubmitButton full size="large" pending={checking.pending}>
            {t.check}
          </SubmitButton>
        </form>
      ) : null}
    </div>
  )
}

const emptyForm = (action: FormAction) => ({
  action,
  values: NOTHING,
  schema: nothingToCheck,
  toWire: (values: typeof NOTHING) => values,
})

const usePolledCheck = (active: boolean, check: FormAction) => {
  const ask = useEffectEvent(() => check(FRESH_FORM, new FormData()).catch(() => undefined))
  useEffect(() => {
    if (!active) return
    void ask()
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void ask()
    }, CHECK_MS)
    return () => clearInterval(timer)
  }, [active])
}
