import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { Callout } from '#components/ui/callout.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'
import { providerSignInPath } from '#lib/domain/access/identity-provider.ts'

const TEXTS = texts({
  signIn: ['Ir para o login', 'Go to the sign-in page'],
  organization: ['Entrar pela minha organização', 'Sign in through my organization'],
})

type RefusedAccessLinkProps = {
  text: string
  nextAction: string
  alias?: string | undefined
}

export const RefusedAccessLink = ({ text, nextAction, alias }: RefusedAccessLinkProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="grid gap-4">
      <Callout tone="warning" title={text}>
        {nextAction}
      </Callout>
      {alias ? (
        // A plain `<a>`, because Next's Link would prefetch the provider's page.
        <a href={providerSignInPath(alias)} className={buttonClasses({ variant: 'primary', full: true })}>
          {t.organization}
        </a>
      ) : (
        <LinkButton href="/login" full>
          {t.signIn}
        </LinkButton>
      )}
    </div>
  )
}
