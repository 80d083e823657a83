import { BookOpen, Braces, CircleAlert, FileText, FlaskConical, Send } from 'lucide-react'
import type { SearchResult } from '#lib/reference/search.ts'

const ICONS: Record<SearchResult['kind'], typeof BookOpen> = {
  operation: Braces,
  event: Send,
  reason: CircleAlert,
  testCase: FlaskConical,
  page: FileText,
  guide: BookOpen,
}

export const SearchResultLines = ({ result }: { result: SearchResult }) => {
  const Icon = ICONS[result.kind]
  return (
    <>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0">
        <span lang={result.language} className="block break-words">
          {result.title}
        </span>
        <span className="block break-words text-ink-muted text-xs">{result.detail}</span>
      </span>
    </>
  )
}
