/** Swagger UI served from our own origin. The page has no inline script or style and works offline. */
const PAGE = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Referência da API</title>
<link rel="icon" href="/icon.svg">
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

export const GET = (): Response =>
  new Response(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
