import type { Language } from '#lib/domain/language.ts'
import type { PersonPreferences } from './person-preferences.ts'
import { PREPARING_SCRIPT } from './preparing-script.ts'
import type { ReadyPart } from './ready-parts.ts'
import { waitingDocument } from './waiting-page.ts'

const RELOAD_SECONDS = 15

const TEXTS = {
  'pt-BR': {
    title: 'As telas estão sendo preparadas',
    text: 'A página que você pediu abre sozinha assim que elas ficarem prontas. Não é preciso recarregar.',
    customerTitle: 'Voltamos em instantes',
    customerText:
      'O sistema está sendo atualizado. Seu link continua valendo, e esta página abre sozinha assim que terminar.',
    noScript: `Esta página se recarrega a cada ${RELOAD_SECONDS} segundos até abrir.`,
    ready: 'O que já funciona',
    lost: 'O serviço não responde. Tentando de novo.',
    language: 'Idioma',
  },
  en: {
    title: 'The screens are being prepared',
    text: 'The page you asked for opens by itself as soon as they are ready. You do not have to reload.',
    customerTitle: 'Back in a moment',
    customerText:
      'The system is being updated. Your link stays valid, and this page opens by itself when it is done.',
    noScript: `This page reloads every ${RELOAD_SECONDS} seconds until it opens.`,
    ready: 'What already works',
    lost: 'The service does not answer. Trying again.',
    language: 'Language',
  },
} as const satisfies Record<Language, Record<string, string>>

const STYLE = `
.bar { height: .625rem; margin-top: 1.5rem; overflow: hidden; border-radius: 1rem; background: var(--line) }
.bar span { display: block; height: 100%; border-radius: inherit; background: var(--accent); transition: width 1s linear }
.stage { display: flex; justify-content: space-between; gap: 1rem; margin-top: .5rem; font-size: .875rem }
#percent { font-variant-numeric: tabular-nums }
h2 { margin: 2rem 0 .5rem; font-size: 1rem }
ul { margin: 0; padding: 0; list-style: none; border: 1px solid var(--line); border-radius: .75rem; background: var(--raised) }
li { display: grid; grid-template-columns: 1fr auto; align-items: baseline; gap: 0 1rem; padding: .75rem 1rem }
li + li { border-top: 1px solid var(--line) }
li div { grid-column: 1 / -1; display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 1rem; font-size: .875rem; overflow-wrap: anywhere }
code { font: inherit; color: var(--muted) }
a { color: var(--accent); text-underline-offset: .2em; padding: .125rem 0 }
[data-part] { font-size: .875rem; color: var(--muted) }
[data-part][data-ready=true] { color: var(--positive) }
[data-part][data-ready=true]::before { content: '✓ '; content: '✓ ' / '' }
fieldset { display: inline-flex; margin: 2rem 0 0; padding: .125rem; border: 1px solid var(--line); border-radius: 2rem }
fieldset[hidden] { display: none }
legend { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
button { min-width: 2.75rem; min-height: 2rem; padding: 0 .5rem; border: 0; border-radius: 2rem; background: none; color: var(--muted); font: inherit; font-size: .75rem; font-weight: 500 }
button[aria-pressed=true] { background: var(--line); color: var(--ink) }
@media (pointer: coarse) { button { min-width: 2.75rem; min-height: 2.75rem } a { padding: .5rem 0 } }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
noscript p { margin-top: 1rem; font-size: .875rem }
@media (prefers-reduced-motion: reduce) { .bar span { transition: none } }
`

type PreparingPage = {
  preferences: PersonPreferences
  nonce: string
  percent: number
  stage: string
  parts: readonly ReadyPart[]
  isForCustomer: boolean
  answersForm: boolean
}

export const preparingPage = (page: PreparingPage): string => {
  const { language } = page.preferences
  const t = TEXTS[language]
  const title = page.isForCustomer ? t.customerTitle : t.title
  return waitingDocument({
    preferences: page.preferences,
    title,
    head: `<noscript><meta http-equiv="refresh" content="${RELOAD_SECONDS}"></noscript>`,
    style: STYLE,
    main: `<h1 id="title">${title}</h1>
<p>${page.isForCustomer ? t.customerText : t.text}</p>
${progressBar(page)}
<noscript><p>${t.noScript}</p></noscript>
${page.isForCustomer ? '' : partsList(page.parts, t.ready)}
${languageChoices(language)}
<script nonce="${page.nonce}" data-lost="${t.lost}"${page.answersForm ? ' data-post' : ''}>${PREPARING_SCRIPT}</script>`,
  })
}

const progressBar = ({
  percent,
  stage,
}: PreparingPage) => `<div class="bar" role="progressbar" aria-labelledby="title" aria-valuemin="0" aria-valuemax="100" aria-valuenow="${percent}" aria-valuetext="${percent}%, ${stage}"><span style="width:${percent}%"></span></div>
<p class="stage"><span id="stage" role="status">${stage}</span><span id="percent" aria-hidden="true">${percent}%</span></p>`

const partsList = (parts: readonly ReadyPart[], heading: string) => `<section aria-labelledby="ready">
<h2 id="ready">${heading}</h2>
<ul>${parts.map(partItem).join('')}</ul>
</section>`

const partItem = ({ id, name, base, links, isReady, state }: ReadyPart) =>
  `<li><span>${name}</span><span data-part="${id}" data-ready="${isReady}">${state}</span><div>${[
    ...(base === undefined ? [] : [`<code>${base}</code>`]),
    ...links.map((link) => `<a href="${link}">${link}</a>`),
  ].join('')}</div></li>`

// Each language is named in that language, so that its speakers recognise it.
const CHOICES: readonly { language: Language; short: string; name: string }[] = [
  { language: 'pt-BR', short: 'PT', name: 'Português' },
  { language: 'en', short: 'EN', name: 'English' },
]

/** The choices stay hidden until the script runs, because only the script can set the language cookie. */
const languageChoices = (current: Language) =>
  `<fieldset hidden><legend>${TEXTS[current].language}</legend>${CHOICES.map(
    ({ language, short, name }) =>
      `<button type="button" data-language="${language}" lang="${language}" title="${name}" aria-label="${short}: ${name}" aria-pressed="${language === current}">${short}</button>`,
  ).join('')}</fieldset>`
