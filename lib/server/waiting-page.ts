import type { Language } from '#lib/domain/language.ts'

/** The waiting page loads no other file, so it works in any state of the build. */
export const WAITING_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  // The URL of a customer's link grants access, so it must not leak to other sites.
  'Referrer-Policy': 'same-origin',
}

type WaitingPageContent = { language: Language; title: string; text: string; againAfterSeconds: number }

export const waitingPage = ({
  language,
  title,
  text,
  againAfterSeconds,
}: WaitingPageContent): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${againAfterSeconds}">
<title>${title}</title>
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f6f5f1; color: #1a1f1e; font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 30rem; padding: 1.5rem }
h1 { margin: 0 0 .5rem; font-size: 1.375rem }
p { margin: 0 }
@media (prefers-color-scheme: dark) { body { background: #111615; color: #eceae4 } }
</style>
</head>
<body><main role="status"><h1>${title}</h1><p>${text}</p></main></body>
</html>
`
