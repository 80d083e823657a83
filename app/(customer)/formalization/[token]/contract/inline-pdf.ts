/** A PDF to be read in the browser, and kept nowhere on the way. */
export const inlinePdf = ({ content, filename }: { content: Buffer; filename: string }): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })
