import type { Metadata } from 'next'
import { pageTexts } from '#components/language/page-texts.ts'
import { texts } from '#components/language/texts.ts'
import { AuthShell } from '#components/shell/auth-shell.tsx'
import { LinkButton } from '#components/ui/link-button.tsx'

const TEXTS = texts({
  title: ['Identidade confirmada', 'Identity confirmed'],
  description: [
    'Feche esta aba, volte à anterior e continue de onde parou.',
    'Close this tab, return to the one before and go on where you stopped.',
  ],
  open: ['Abrir a página inicial', 'Open the home page'],
})

export const generateMetadata = async (): Promise<Metadata> => ({ title: (await pageTexts(TEXTS)).title })

/** Shown in a separate tab after the person has confirmed their identity at the identity provider. */
export default async function IdentityConfirmedPage() {
  const t = await pageTexts(TEXTS)
  return (
    <AuthShell title={t.title} description={t.description}>
      <LinkButton href="/" full>
        {t.open}
      </LinkButton>
    </AuthShell>
  )
}
