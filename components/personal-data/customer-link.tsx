import { UserRound } from 'lucide-react'
import Link from 'next/link'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import type { RevealSubject } from '#lib/client/personal-data.ts'

const TEXTS = texts({ customer: ['Ver o cliente', 'See the customer'] })

export const CustomerLink = ({ subjectType, subjectId }: RevealSubject) => (
  <Link
    href={`/customers/of/${subjectType}/${subjectId}`}
    prefetch={false}
    className="inline-flex min-h-8 items-center gap-1.5 whitespace-nowrap rounded-control font-medium text-accent text-sm hover:underline pointer-coarse:min-h-11 print:hidden"
  >
    <UserRound aria-hidden className="size-4" />
    {useTexts(TEXTS).customer}
  </Link>
)
