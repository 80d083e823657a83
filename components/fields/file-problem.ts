import type { Bilingual } from '#components/language/texts.ts'

const KIND_NAMES: Record<string, string> = {
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'application/pdf': 'PDF',
}

const MEGABYTE = 1024 * 1024

export const formatBytes = (bytes: number): string =>
  bytes >= MEGABYTE
    ? `${(bytes / MEGABYTE).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`

export const fileProblem = (
  file: File,
  { accept, maxBytes }: { accept: string; maxBytes: number },
): Bilingual | undefined => {
  const kinds = accept.split(',').map((kind) => kind.trim())
  const fits = kinds.some((kind) =>
    kind.endsWith('/*') ? file.type.startsWith(kind.slice(0, -1)) : kind === file.type,
  )
  if (!fits) {
    const names = kinds.map((kind) => KIND_NAMES[kind] ?? kind).join(', ')
    return [
      `Este tipo de arquivo não é aceito. Envie ${names}.`,
      `This type of file is not accepted. Send ${names}.`,
    ]
  }
  if (file.size === 0)
    return ['O arquivo está vazio. Escolha outro.', 'The file is empty. Choose another one.']
  if (file.size > maxBytes) {
    const [size, most] = [formatBytes(file.size), formatBytes(maxBytes)]
    return [
      `O arquivo tem ${size}; o máximo é ${most}. Envie uma foto menor.`,
      `The file has ${size}; the most is ${most}. Send a smaller photo.`,
    ]
  }
  return undefined
}
