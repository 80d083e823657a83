import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { GuideScreen } from '#components/reference/guide-screen.tsx'
import { publishedGuides, readGuide } from '#lib/pages/guides.ts'
import { sectionsOf } from '#lib/reference/guides.ts'

type GuidePageProps = { params: Promise<{ guide: string[] }> }

const guideIn = async ({ params }: GuidePageProps) => {
  const name = (await params).guide.join('/')
  return { name, text: (await readGuide(name)) ?? notFound() }
}

export const generateMetadata = async (props: GuidePageProps): Promise<Metadata> => ({
  title: sectionsOf((await guideIn(props)).text).title,
})

export default async function GuidePage(props: GuidePageProps) {
  const { name, text } = await guideIn(props)
  return <GuideScreen name={name} text={text} published={await publishedGuides()} />
}
