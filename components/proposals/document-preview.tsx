'use client'
import { useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Callout } from '#components/ui/callout.tsx'
import { Skeleton } from '#components/ui/skeleton.tsx'

const TEXTS = texts({
  loading: (name: string) => [`Abrindo ${name}`, `Opening ${name}`],
  failed: ['Não foi possível abrir o documento', 'The document could not be opened'],
  failedWhy: ['Baixe o arquivo ou tente de novo.', 'Download the file or try again.'],
})

type DocumentPreviewProps = { href: string; name: string; contentType: string }

/** Fetches the document once (one audit entry) into memory, because the endpoint only sends downloads. */
export const DocumentPreview = ({ href, name, contentType }: DocumentPreviewProps) => {
  const t = useTexts(TEXTS)
  const content = useContent(href)
  if (content.failed)
    return (
      <Callout tone="danger" title={t.failed} className="mt-3">
        {t.failedWhy}
      </Callout>
    )
  if (content.url === undefined)
    return (
      <div role="status" aria-label={t.loading(name)} className="mt-3">
        <Skeleton variant="block" className="h-64" />
      </div>
    )
  return contentType === 'application/pdf' ? (
    <iframe
      src={content.url}
      title={name}
      className="mt-3 h-[28rem] w-full rounded-control border bg-sunken"
    />
  ) : (
    // biome-ignore lint/performance/noImgElement: a private file in memory has nothing to optimise
    <img
      src={content.url}
      alt={name}
      className="mt-3 max-h-[28rem] w-full rounded-control border bg-sunken object-contain"
    />
  )
}

type Content = { url?: string; failed: boolean }

const useContent = (href: string): Content => {
  const [content, setContent] = useState<Content>({ failed: false })
  useEffect(() => {
    const controller = new AbortController()
    let url: string | undefined
    const load = async () => {
      const response = await fetch(href, { signal: controller.signal })
      if (!response.ok) throw new Error('no document')
      url = URL.createObjectURL(await response.blob())
      setContent({ url, failed: false })
    }
    load().catch(() => controller.signal.aborted || setContent({ failed: true }))
    return () => {
      controller.abort()
      if (url !== undefined) URL.revokeObjectURL(url)
    }
  }, [href])
  return content
}
