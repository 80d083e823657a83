import { Download, Eye, EyeOff, FileText } from 'lucide-react'
import { formatBytes } from '#components/fields/file-problem.ts'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { ReasonedDownload } from '#components/personal-data/reasoned-download.tsx'
import { documentName } from '#components/products/document-names.ts'
import { Button } from '#components/ui/button.tsx'
import { buttonClasses } from '#components/ui/button-classes.ts'
import { formatMoment } from '#components/ui/moment-text.ts'
import { useLanguage } from '#components/use-language.ts'
import type { Proposal } from '#lib/client/proposals.ts'
import { instantOf } from '#lib/config/clock.ts'
import { DocumentPreview } from './document-preview.tsx'

const TEXTS = texts({
  see: ['Ver', 'See'],
  hide: ['Fechar', 'Close'],
  download: ['Baixar', 'Download'],
  replaced: ['substituído', 'replaced'],
})

type DocumentRowProps = {
  document: Proposal['documents'][number]
  isReplaced: boolean
  href: string
  open: boolean
  onToggle: () => void
  mayOpen: () => Promise<boolean>
}

export const DocumentRow = ({ document, isReplaced, href, open, onToggle, mayOpen }: DocumentRowProps) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const { type, size, createdAt, originalFilename, contentType } = document
  const name = isReplaced ? `${documentName(type, language)}, ${t.replaced}` : documentName(type, language)
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex items-center gap-3">
        <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
        <div className="min-w-0 flex-1 text-sm">
          <p className="truncate font-medium" title={originalFilename}>
            {name}
          </p>
          <p className="text-ink-muted text-xs tabular-nums">
            {formatBytes(size)} · {formatMoment(instantOf(createdAt), language)}
          </p>
        </div>
        <Button size="small" aria-expanded={open} icon={open ? <EyeOff /> : <Eye />} onClick={onToggle}>
          <span>
            {open ? t.hide : t.see}
            <span className="sr-only"> {name}</span>
          </span>
        </Button>
        <ReasonedDownload
          href={href}
          mayOpen={mayOpen}
          title={t.download}
          className={buttonClasses({ variant: 'quiet', size: 'small' })}
        >
          <Download aria-hidden />
          <span className="sr-only">
            {t.download} {name}
          </span>
        </ReasonedDownload>
      </div>
      {open ? <DocumentPreview href={href} name={name} contentType={contentType} /> : null}
    </li>
  )
}
