import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const VENDOR = join(process.cwd(), 'node_modules', 'swagger-ui-dist')
const ICON = join(process.cwd(), 'app', 'icon.svg')

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

/** Swagger UI served from our own origin. The page has no inline script or style and works offline. */
const PAGE = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Referência da API</title>
<link rel="icon" href="/docs/icon.svg">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
<noscript>Ative o JavaScript para ver a referência, ou abra <a href="/openapi.json">/openapi.json</a>.</noscript>
<div id="reference"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/page.js"></script>
</body>
</html>
`

// Works around flaws of Swagger UI: links nested in buttons, unnamed fields, and a dark theme that it never
// turns on.
const PAGE_SCRIPT = `const dark = matchMedia('(prefers-color-scheme: dark)')
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
follow()
dark.addEventListener('change', follow)

const NAMES = {
  '#servers': 'Servidor',
  '.examples-select-element': 'Exemplo',
  'textarea.body-param__text': 'Corpo da requisição',
  '.content-type-wrapper select': 'Tipo do conteúdo',
  'select, input, textarea': 'Valor',
}
const hasLabel = (field) => [...(field.labels ?? [])].some((label) => label.innerText.trim() !== '' && !label.contains(field))
const nameFields = () => {
  for (const [fields, name] of Object.entries(NAMES))
    for (const field of document.querySelectorAll(fields))
      if (!field.hasAttribute('aria-label') && !hasLabel(field)) field.setAttribute('aria-label', name)
}
new MutationObserver(nameFields).observe(document.querySelector('#reference'), { childList: true, subtree: true })

const plainPaths = () => ({
  wrapComponents: { DeepLink: (_, { React }) => ({ text }) => React.createElement('span', null, text) },
})

window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
  plugins: [plainPaths],
  syntaxHighlight: false,
})
`

const PAGE_STYLE = `body { margin: 0; }
.swagger-ui .wrapper { max-width: 1100px; }
.swagger-ui .opblock-tag { align-items: flex-start; flex-wrap: wrap; }
.swagger-ui .opblock-tag small { min-width: min(100%, 20rem); }
.swagger-ui .markdown table, .swagger-ui .renderedMarkdown table { table-layout: fixed; width: 100%; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { overflow-wrap: anywhere; white-space: normal; word-break: break-word; }
.swagger-ui .info .title small pre { color: #fff; }
.swagger-ui .info .title small, .swagger-ui .info .title small.version-stamp { background: #3b4151; }
.swagger-ui .opblock .opblock-summary-method, .swagger-ui .btn.execute { color: #fff; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: #0b5cad; }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: #147040; }
.swagger-ui .opblock.opblock-patch .opblock-summary-method { background: #0b6e63; }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: #b3261e; }
.swagger-ui .btn.execute { background-color: #0b5cad; border-color: #0b5cad; }
html:not(.dark-mode) .swagger-ui .info .url { color: #0b5cad; }
html:not(.dark-mode) .swagger-ui .btn.authorize { border-color: #147040; color: #147040; }
html:not(.dark-mode) .swagger-ui .btn.authorize svg { fill: #147040; }
html.dark-mode .swagger-ui .try-out .btn.cancel.try-out__btn { border-color: #ff8a80; color: #ff8a80; }
html:not(.dark-mode) .swagger-ui .btn.cancel { border-color: #b3261e; color: #b3261e; }
`

export type ReferenceFile = { content: string; type: string }

/** Returns the page of the API reference for an empty name, else a file that the page loads. */
export const referenceFile = async (name: string): Promise<ReferenceFile | undefined> => {
  switch (name) {
    case '':
      return { content: PAGE, type: 'text/html; charset=utf-8' }
    case 'icon.svg':
      return { content: await readFile(ICON, 'utf8'), type: 'image/svg+xml' }
    case 'page.js':
      return { content: PAGE_SCRIPT, type: SCRIPT }
    case 'page.css':
      return { content: PAGE_STYLE, type: STYLE }
    case 'swagger-ui-bundle.js':
      return { content: await readFile(join(VENDOR, name), 'utf8'), type: SCRIPT }
    case 'swagger-ui.css':
      return { content: await readFile(join(VENDOR, name), 'utf8'), type: STYLE }
    default:
      return undefined
  }
}
