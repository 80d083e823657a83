'use client'
import { FileText, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { IconButton } from '#components/ui/icon-button.tsx'
import { Spinner } from '#components/ui/spinner.tsx'
import { formatBytes } from './file-problem.ts'
import { useObjectAddress } from './use-object-address.ts'

const TEXTS = texts({
  sending: ['Enviando', 'Sending'],
  remove: ['Remover arquivo', 'Remove file'],
})

type FilePreviewProps = { file: File; pending?: boolean; onRemove: () => void }

export const FilePreview = ({ file, pending, onRemove }: FilePreviewProps) => {
  const t = useTexts(TEXTS)
  const address = useObjectAddress(file)
  const [undecodable, setUndecodable] = useState<File>()
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control border bg-sunken text-ink-muted">
        {address && undecodable !== file ? (
          // biome-ignore lint/performance/noImgElement: a local object URL, nothing to optimise
          <img src={address} alt="" className="size-full object-cover" onError={() => setUndecodable(file)} />
        ) : (
          <FileText aria-hidden className="size-5" />
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-sm">{file.name}</span>
        <span className="block text-ink-muted text-sm">{formatBytes(file.size)}</span>
      </span>
      {pending ? (
        <Spinner label={t.sending} className="text-accent" />
      ) : (
        <IconButton label={t.remove} icon={<Trash2 />} size="small" onClick={onRemove} />
      )}
    </div>
  )
}
