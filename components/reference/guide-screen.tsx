import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { useLanguage } from '#components/use-language.ts'
import { guideLink, sectionsOf } from '#lib/reference/guides.ts'
import { Markdown } from './markdown.tsx'

const TEXTS = texts({
  english: ['Este guia está em inglês.', 'This guide is in English.'],
  contents: ['Neste guia', 'In this guide'],
})

type GuideScreenProps = { name: string; text: string; published: ReadonlySet<string> }

export const GuideScreen = ({ name, text, published }: GuideScreenProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { sections } = sectionsOf(text)
  return (
    <>
      {language === 'pt-BR' ? <p className="mb-3 text-ink-muted text-sm">{t.english}</p> : null}
      <div className="gap-x-10 xl:grid xl:grid-cols-[minmax(0,1fr)_14rem]">
        <article lang="en" className="min-w-0 max-w-3xl text-sm">
          <Markdown text={text} resolveLink={(href) => guideLink(href, { from: name, published })} />
        </article>
        {sections.length > 2 ? (
          <nav
            aria-label={t.contents}
            className="sticky top-6 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto max-xl:hidden"
          >
            <p className="mb-1 font-medium text-sm">{t.contents}</p>
            <ul lang="en" className="text-sm">
              {sections.map(({ title, anchor }) => (
                <li key={anchor}>
                  <a href={`#${anchor}`} className="block py-1 text-ink-muted hover:text-ink">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </>
  )
}
