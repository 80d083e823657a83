import { readLanguage } from '#lib/domain/language.ts'
import { searchEntries } from '#lib/pages/reference-search.ts'

export const GET = async (request: Request): Promise<Response> => {
  const language = readLanguage(new URL(request.url).searchParams.get('language') ?? undefined)
  return Response.json(await searchEntries(language), {
    headers: { 'Cache-Control': 'public, max-age=300' },
  })
}
