import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { PageHeader } from '#components/shell/page-header.tsx'
import { Badge } from '#components/ui/badge.tsx'
import { CopyButton } from '#components/ui/copy-button.tsx'
import { useLanguage } from '#components/use-language.ts'
import { formatCpf } from '#lib/domain/documents/cpf.ts'
import { cpfOfTestCase, TEST_CASES, type TestCase } from '#lib/domain/institutions/test-cpfs.ts'
import { textIn } from '#lib/domain/language.ts'

const TEXTS = texts({
  title: ['CPFs de teste', 'Test CPFs'],
  intro: [
    'Valem nas instituições de teste (sandbox): aurora, caravela e ipe. Os dígitos 7 a 9 decidem o que acontece; qualquer outro CPF válido segue o caminho em que tudo dá certo.',
    'They work with the test institutions (sandbox): aurora, caravela and ipe. Digits 7 to 9 decide what happens; any other valid CPF takes the path on which everything goes well.',
  ],
  copy: (cpf: string) => [`Copiar ${cpf}`, `Copy ${cpf}`],
})

export const TestCpfsScreen = () => {
  const t = useTexts(TEXTS)
  return (
    <>
      <PageHeader title={t.title} className="mb-3" />
      <p className="max-w-3xl text-ink-muted text-sm">{t.intro}</p>
      <ul className="mt-4 divide-y divide-line">
        {TEST_CASES.map((testCase) => (
          <TestCaseEntry key={testCase.digits} testCase={testCase} />
        ))}
      </ul>
    </>
  )
}

const TestCaseEntry = ({ testCase }: { testCase: TestCase }) => {
  const t = useTexts(TEXTS)
  const language = useLanguage()
  const cpf = cpfOfTestCase(testCase)
  const written = formatCpf(cpf)
  return (
    <li
      id={testCase.digits}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5 text-sm target:bg-accent-soft"
    >
      <span className="inline-flex items-center gap-1">
        <code translate="no" className="whitespace-nowrap font-mono">
          {written}
        </code>
        <CopyButton text={cpf} label={t.copy(written)} iconOnly />
      </span>
      <span className="min-w-0 flex-1 basis-48">{textIn(testCase.text, language)}</span>
      <span className="flex gap-1">
        {testCase.products.map((product) => (
          <Badge key={product}>{product.toUpperCase()}</Badge>
        ))}
      </span>
    </li>
  )
}
