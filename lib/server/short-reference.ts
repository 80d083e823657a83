import { cpfOfTestCase } from '#lib/domain/institutions/test-cpfs.ts'
import type { Language } from '#lib/domain/language.ts'
import { apiBase, apiReference, demoCredentials } from '#lib/pages/api-reference.ts'
import type { Operation } from '#lib/reference/operation.ts'
import { quickStartSamples } from '#lib/reference/samples/quick-start-samples.ts'
import { samplesOf } from '#lib/reference/samples/samples-of.ts'
import { escapeHtml } from './escape-html.ts'
import type { PersonPreferences } from './person-preferences.ts'
import { waitingDocument } from './waiting-page.ts'

const TEXTS = {
  'pt-BR': {
    title: 'Referência da API',
    text: 'Esta é a forma curta, enquanto as telas são preparadas. Com busca, campos, erros e exemplos em outras linguagens, a referência abre neste endereço quando elas estiverem prontas.',
    again: 'Abrir a referência completa',
    program: 'Do token ao saldo',
    base: 'Endereço da API',
    document: 'Documento OpenAPI',
  },
  en: {
    title: 'API reference',
    text: 'This is the short form, while the screens are being prepared. With search, fields, errors and samples in other languages, the reference opens at this address when they are ready.',
    again: 'Open the whole reference',
    program: 'From the token to the balance',
    base: 'Address of the API',
    document: 'OpenAPI document',
  },
} as const satisfies Record<Language, Record<string, string>>

const STYLE = `
body { grid-template-columns: minmax(0, 1fr) }
main { max-width: 52rem }
h2 { margin: 2rem 0 .5rem; font-size: 1.125rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1.5rem 0 0; font-size: .875rem }
dt { color: var(--muted) }
dd { margin: 0; overflow-wrap: anywhere }
a { color: var(--accent); text-underline-offset: .2em }
.again { display: inline-block; margin-top: 1rem; padding: .5rem 0 }
details { border: 1px solid var(--line); border-bottom: 0; background: var(--raised) }
details:first-of-type { border-radius: .75rem .75rem 0 0 }
details:last-of-type { border-bottom: 1px solid var(--line); border-radius: 0 0 .75rem .75rem }
details:only-of-type { border-radius: .75rem }
summary { padding: .75rem 1rem; overflow-wrap: anywhere }
summary code { font-size: .8125rem; font-weight: 600 }
summary span { display: block; color: var(--muted); font-size: .875rem }
pre { margin: 0; padding: 1rem; overflow-x: auto; border-top: 1px solid var(--line); background: var(--surface); font-size: .8125rem; line-height: 1.5 }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
`

export const shortReference = async (preferences: PersonPreferences): Promise<string> => {
  const t = TEXTS[preferences.language]
  const { tags, operations } = await apiReference()
  const base = apiBase()
  const cpf = cpfOfTestCase({ digits: '100' })
  const program = quickStartSamples({ base, cpf, provider: 'aurora', credentials: demoCredentials() })
  const groups = tags.map(({ name }) => ({ name, of: operations.filter(({ tag }) => tag === name) }))
  return waitingDocument({
    preferences,
    title: t.title,
    head: '',
    style: STYLE,
    main: `<h1>${t.title}</h1>
<p>${t.text}</p>
<a class="again" href="">${t.again}</a>
<dl><dt>${t.base}</dt><dd><code>${escapeHtml(base)}</code></dd><dt>${t.document}</dt><dd><a href="/openapi.json">/openapi.json</a></dd></dl>
<h2>${t.program}</h2>
${code(program.curl)}
${groups
  .filter(({ of }) => of.length > 0)
  .map(group)
  .join('')}`,
  })
}

const group = ({ name, of }: { name: string; of: readonly Operation[] }) =>
  `<section lang="pt-BR"><h2>${escapeHtml(name)}</h2>${of.map(item).join('')}</section>`

const item = (operation: Operation) => {
  const { curl } = samplesOf(operation, { base: apiBase(), credentials: demoCredentials() })
  const call = operation.kind === 'event' ? operation.path : `${operation.method} ${operation.path}`
  return `<details><summary><code>${escapeHtml(call)}</code><span>${escapeHtml(operation.summary)}</span></summary>${code(curl)}</details>`
}

const code = (text: string) => `<pre tabindex="0">${escapeHtml(text)}</pre>`
