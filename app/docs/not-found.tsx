import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { REFERENCE_PATH } from '#lib/reference/reference-address.ts'

const TEXTS = texts({
  title: ['Esta página da documentação não existe', 'This page of the documentation does not exist'],
  text: [
    'A operação pode ter outro nome. Use a busca ou veja a lista completa.',
    'The operation may have another name. Use the search or see the whole list.',
  ],
  list: ['Ver a lista completa', 'See the whole list'],
})

export default function ReferenceNotFound() {
  const t = useTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} className="mb-3" />
      <p>{t.text}</p>
      <p className="mt-3">
        <a href={REFERENCE_PATH} className="text-accent underline underline-offset-2">
          {t.list}
        </a>
      </p>
    </>
  )
}
