import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'

const TEXTS = texts({
  skip: ['Ir para o conteúdo', 'Skip to the content'],
})

export const MAIN_ID = 'conteudo'

export const SkipLink = () => {
  const t = useTexts(TEXTS)
  return (
    <a
      href={`#${MAIN_ID}`}
      className="fixed top-2 left-2 z-50 -translate-y-16 rounded-control bg-accent px-4 py-2 font-medium text-on-accent text-sm focus:translate-y-0"
    >
      {t.skip}
    </a>
  )
}
