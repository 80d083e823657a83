import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const VENDOR = join(process.cwd(), 'node_modules', 'swagger-ui-dist')

const SCRIPT = 'text/javascript; charset=utf-8'
const STYLE = 'text/css; charset=utf-8'

const PAGE_SCRIPT = `window.SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  persistAuthorization: false,
  tryItOutEnabled: true,
  validatorUrl: null,
})
`

const PAGE_STYLE = `body { margin: 0; }
.swagger-ui .wrapper { max-width: 1100px; }
@media (prefers-color-scheme: dark) {
  body { background: #12161a; }
  #reference { filter: invert(0.9) hue-rotate(180deg); }
}
`

/** A file of the reference page, by name; undefined for anything not on the list. */
export const docsAsset = async (name: string): Promise<{ content: string; type: string } | undefined> => {
  switch (name) {
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
