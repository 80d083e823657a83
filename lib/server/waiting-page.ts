import { textIn } from '#lib/domain/language.ts'
import { PRODUCT_NAME } from '#lib/domain/product-name.ts'
import type { PersonPreferences } from './person-preferences.ts'

const COMMON_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The waiting page loads no other file, so it works in any state of the build. */
export const WAITING_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': COMMON_POLICY,
  // The URL of a customer's link grants access, so it must not leak to other sites.
  'Referrer-Policy': 'same-origin',
}

export const scriptedPageHeaders = (nonce: string) => ({
  ...WAITING_PAGE_HEADERS,
  'Content-Security-Policy': `${COMMON_POLICY}; script-src 'nonce-${nonce}'; connect-src 'self'`,
})

const MARK = 'M9 22V16M16 22V9M23 22v-9'

const ICON = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0c5a5c"/><path d="${MARK}" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/></svg>`,
)}`

// These are the colours of app/globals.css.
const LIGHT =
  'color-scheme: light; --surface: #f6f5f1; --raised: #fff; --line: #e2dfd7; --ink: #1a1f1e; --muted: #565d5a; --accent: #0c5a5c; --on-accent: #fff; --positive: #1b6b3a; --focus: #0b7d80'
const DARK =
  'color-scheme: dark; --surface: #0f1413; --raised: #171d1c; --line: #2a3230; --ink: #e9edeb; --muted: #a1aba7; --accent: #63c7bd; --on-accent: #052322; --positive: #72cf91; --focus: #7fe0d6'

const STYLE = `
:root { ${LIGHT} }
@media (prefers-color-scheme: dark) { :root:not([data-theme=light]) { ${DARK} } }
:root[data-theme=dark] { ${DARK} }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; align-content: center; justify-items: center; background: var(--surface); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { width: 100%; max-width: 34rem; padding: 2rem 1.25rem }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; line-height: 1.3; letter-spacing: -.01em }
p { margin: 0 }
main p { color: var(--muted) }
main .brand { display: flex; align-items: center; gap: .625rem; margin-bottom: 1.5rem; color: var(--ink); font-weight: 600 }
.brand svg { width: 2rem; height: 2rem; flex: none }
.brand rect { fill: var(--accent) }
.brand path { stroke: var(--on-accent); stroke-width: 3.5; stroke-linecap: round }
`

type WaitingDocument = {
  preferences: PersonPreferences
  title: string
  head: string
  style?: string
  main: string
}

export const waitingDocument = ({
  preferences: { language, theme },
  title,
  head,
  style = '',
  main,
}: WaitingDocument): string => {
  const product = textIn(PRODUCT_NAME, language)
  return `<!doctype html>
<html lang="${language}"${theme === 'system' ? '' : ` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="icon" href="${ICON}">
${head}
<title>${title} · ${product}</title>
<style>${STYLE}${style}</style>
</head>
<body><main>
<p class="brand"><svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="${MARK}"/></svg>${product}</p>
${main}
</main></body>
</html>
`
}

type WaitingPage = { preferences: PersonPreferences; title: string; text: string; againAfterSeconds: number }

export const waitingPage = ({ preferences, title, text, againAfterSeconds }: WaitingPage): string =>
  waitingDocument({
    preferences,
    title,
    head: `<meta http-equiv="refresh" content="${againAfterSeconds}">`,
    main: `<div role="status"><h1>${title}</h1><p>${text}</p></div>`,
  })
