import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { OperationScreen } from '#components/reference/operation-screen.tsx'
import { apiBase, apiReference, demoCredentials } from '#lib/pages/api-reference.ts'
import { chosenSampleLanguage } from '#lib/pages/sample-language.ts'
import { samplesOf } from '#lib/reference/samples/samples-of.ts'

type OperationPageProps = { params: Promise<{ operationId: string }> }

const operationIn = async ({ params }: OperationPageProps) => {
  const { operationId } = await params
  const { operations } = await apiReference()
  return operations.find(({ id }) => id === operationId) ?? notFound()
}

export const generateMetadata = async (props: OperationPageProps): Promise<Metadata> => {
  const { kind, method, path } = await operationIn(props)
  return { title: kind === 'event' ? path : `${method} ${path}` }
}

export default async function OperationPage(props: OperationPageProps) {
  const operation = await operationIn(props)
  const base = apiBase()
  const credentials = demoCredentials()
  return (
    <OperationScreen
      operation={operation}
      base={base}
      samples={samplesOf(operation, { base, credentials })}
      chosen={await chosenSampleLanguage()}
      credentials={credentials}
    />
  )
}
