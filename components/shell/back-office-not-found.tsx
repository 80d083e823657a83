import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'

const TEXTS = texts({
  title: ['Não encontramos esta página', 'We did not find this page'],
  text: [
    'O que você procura não existe mais ou está fora do seu acesso. O resto do sistema continua no menu.',
    'What you look for no longer exists or is outside your access. The rest of the system is still in the menu.',
  ],
  home: ['Ir para o início', 'Go to the start'],
})

type BackOfficeNotFoundProps = { title?: string; text?: string; way?: { href: string; label: string } }

export const BackOfficeNotFound = ({ title, text, way }: BackOfficeNotFoundProps) => {
  const t = useTexts(TEXTS)
  return (
    <div className="max-w-xl">
      <h1 className="text-balance font-semibold text-2xl leading-8 tracking-tight">{title ?? t.title}</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-muted">{text ?? t.text}</p>
      {/* A plain `<a>`, because this code is in the shared bundle and Next's Link would enlarge it. */}
      <a href={way?.href ?? '/'} className={buttonClasses({ variant: 'primary' })}>
        {way?.label ?? t.home}
      </a>
    </div>
  )
}
