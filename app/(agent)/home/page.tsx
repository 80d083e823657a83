import { contextOfPerson } from '#lib/http/page-session'

/** What needs the person now. */
export default async function HomePage() {
  await contextOfPerson('originate')
  return null
}
