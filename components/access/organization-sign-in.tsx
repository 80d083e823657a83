'use client'
import { type FormEvent, useState } from 'react'
import { TextField } from '#components/fields/text-field.tsx'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { providerSignInPath, readSignInAlias } from '#lib/domain/access/identity-provider.ts'

const TEXTS = texts({
  ask: ['Entrar pela minha organização', 'Sign in through my organization'],
  as: (alias: string) => [`Entrar por ${alias}`, `Sign in through ${alias}`],
  other: ['Entrar por outra organização', 'Sign in through another organization'],
  alias: ['Nome da organização', 'Name of the organization'],
  hint: [
    'Como o seu gestor passou: aurora-credito, por exemplo.',
    'As your manager told you: aurora-credito, for example.',
  ],
  invalid: ['Use letras minúsculas, números e hífens.', 'Use lower-case letters, digits and hyphens.'],
  goOn: ['Continuar', 'Continue'],
})

type OrganizationSignInProps = {
  next: string
  /** Organization's alias: from the URL, else from this browser's last sign-in; null if there is none. */
  known: string | null
}

export const OrganizationSignIn = ({ next, known }: OrganizationSignInProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="mt-4 grid gap-2 border-line border-t pt-4 text-sm">
      {known === null ? null : (
        // A plain `<a>`, because Next's Link would prefetch the provider's page.
        <a href={providerSignInPath(known, next)} className={buttonClasses({ full: true })}>
          {t.as(known)}
        </a>
      )}
      <details>
        <summary className="cursor-pointer py-2 font-medium text-accent pointer-coarse:py-3">
          {known === null ? t.ask : t.other}
        </summary>
        <AliasForm next={next} />
      </details>
    </div>
  )
}

const AliasForm = ({ next }: { next: string }) => {
  const t = useTexts(TEXTS)
  const [isInvalid, setIsInvalid] = useState(false)
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('organization')
    const alias = readSignInAlias(typeof typed === 'string' ? typed : '')
    setIsInvalid(alias === null)
    if (alias !== null) window.location.assign(providerSignInPath(alias, next))
  }
  return (
    // If the form is sent before hydration, this page opens again with a link to the organization's sign-in.
    <form method="get" action="/login" noValidate onSubmit={go} className="mt-1 grid gap-3">
      {next === '/' ? null : <input type="hidden" name="callbackUrl" value={next} />}
      <TextField
        label={t.alias}
        hint={t.hint}
        name="organization"
        autoComplete="organization"
        autoCapitalize="none"
        spellCheck={false}
        error={isInvalid ? t.invalid : undefined}
      />
      <Button type="submit" full>
        {t.goOn}
      </Button>
    </form>
  )
}
