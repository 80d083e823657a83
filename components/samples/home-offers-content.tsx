import { TryTestCpf } from '#components/institutions/try-test-cpf.tsx'
import type { SampleAction, SampleData } from '#lib/client/samples.ts'
import type { Product } from '#lib/domain/proposals/product.ts'
import { SampleDataCard } from './sample-data-card.tsx'

type HomeOffersContentProps = {
  testCpf: { cpf: string; products: readonly Product[] } | null
  samples: SampleData
  create: SampleAction
  remove: SampleAction
}

export const HomeOffersContent = ({ testCpf, samples, create, remove }: HomeOffersContentProps) => (
  <div className="mb-6 grid gap-4" data-wide>
    {testCpf ? <TryTestCpf {...testCpf} /> : null}
    {samples.isOffered ? <SampleDataCard initial={samples} create={create} remove={remove} /> : null}
  </div>
)
