'use client'
import { useId } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import {
  SAMPLE_LANGUAGE_COOKIE,
  SAMPLE_LANGUAGES,
  type SampleLanguage,
  type SampleTexts,
} from '#lib/reference/samples/sample-language.ts'
import { CodeSample } from './code-sample.tsx'

const TEXTS = texts({
  language: ['Linguagem do exemplo', 'Language of the sample'],
  sample: (name: string) => [`Exemplo em ${name}`, `Sample in ${name}`],
})

const NAMES: Record<SampleLanguage, string> = {
  curl: 'curl',
  typescript: 'TypeScript',
  python: 'Python',
  php: 'PHP',
}

/** Complete class names, because Tailwind finds classes by scanning the source text. */
const SHOWN: Record<SampleLanguage, string> = {
  curl: 'group-has-[[value=curl]:checked]/samples:block',
  typescript: 'group-has-[[value=typescript]:checked]/samples:block',
  python: 'group-has-[[value=python]:checked]/samples:block',
  php: 'group-has-[[value=php]:checked]/samples:block',
}

const YEAR_SECONDS = 31_536_000

const remember = (language: SampleLanguage) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in older phones
  document.cookie = `${SAMPLE_LANGUAGE_COOKIE}=${language}; path=/docs; max-age=${YEAR_SECONDS}; samesite=lax`
  const others = document.querySelectorAll<HTMLInputElement>(`[data-sample-language][value=${language}]`)
  for (const other of others) other.checked = true
}

type SampleTabsProps = { samples: SampleTexts; chosen: SampleLanguage; label: string }

export const SampleTabs = ({ samples, chosen, label }: SampleTabsProps) => {
  const t = useTexts(TEXTS)
  const name = useId()
  return (
    <div className="group/samples min-w-0">
      <fieldset className="mb-2 flex flex-wrap gap-1">
        <legend className="sr-only">
          {t.language}: {label}
        </legend>
        {SAMPLE_LANGUAGES.map((language) => (
          <label
            key={language}
            className="inline-flex min-h-8 cursor-pointer items-center rounded-control border border-transparent px-3 font-medium text-ink-muted text-sm hover:text-ink has-checked:border-accent-line has-focus-visible:outline-2 has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-focus has-focus-visible:outline-offset-2 pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={language}
              data-sample-language
              defaultChecked={language === chosen}
              onChange={() => remember(language)}
              className="sr-only"
            />
            {NAMES[language]}
          </label>
        ))}
      </fieldset>
      {SAMPLE_LANGUAGES.map((language) => (
        <CodeSample
          key={language}
          label={`${t.sample(NAMES[language])}: ${label}`}
          code={samples[language]}
          className={`hidden ${SHOWN[language]}`}
        />
      ))}
    </div>
  )
}
