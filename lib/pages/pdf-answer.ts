export const pdfAnswer = (
  disposition: 'inline' | 'attachment',
  { content, filename }: { content: Buffer; filename: string },
): Response =>
  new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `${disposition}; filename="${filename}"`,
      'Cache-Control': 'no-store',
    },
  })
