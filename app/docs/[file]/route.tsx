import { docsAsset } from '#lib/pages/docs-asset.ts'

export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ file: string }> },
): Promise<Response> => {
  const asset = await docsAsset((await params).file)
  if (!asset) return new Response('Não encontrado', { status: 404 })
  return new Response(asset.content, {
    headers: { 'Content-Type': asset.type, 'Cache-Control': 'public, max-age=3600' },
  })
}
