import { OverviewScreen } from '#components/reference/overview-screen.tsx'
import { QuickStart } from '#components/reference/quick-start.tsx'
import { formatCpf } from '#lib/domain/documents/cpf.ts'
import { cpfOfTestCase } from '#lib/domain/institutions/test-cpfs.ts'
import { apiBase, apiReference, demoCredentials } from '#lib/pages/api-reference.ts'
import { chosenSampleLanguage } from '#lib/pages/sample-language.ts'
import { quickStartSamples } from '#lib/reference/samples/quick-start-samples.ts'

const HAPPY_CPF = formatCpf(cpfOfTestCase({ digits: '100' }))

export default async function ReferencePage() {
  const { info, tags, operations } = await apiReference()
  const base = apiBase()
  const credentials = demoCredentials()
  const samples = quickStartSamples({ base, cpf: HAPPY_CPF, provider: 'aurora', credentials })
  return (
    <OverviewScreen
      tags={tags}
      text={info.description ?? ''}
      operations={operations}
      start={
        <QuickStart
          base={base}
          samples={samples}
          chosen={await chosenSampleLanguage()}
          credentials={credentials}
        />
      }
    />
  )
}
