import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { TabLinks } from '#components/ui/tab-links.tsx'

const TEXTS = texts({
  label: ['Pessoas e times', 'People and teams'],
  people: ['Pessoas', 'People'],
  teams: ['Times', 'Teams'],
  roles: ['Perfis', 'Roles'],
  signIn: ['Entrada', 'Sign-in'],
  contact: ['Contato', 'Contact'],
})

export const PeopleTabs = () => {
  const t = useTexts(TEXTS)
  return (
    <TabLinks
      label={t.label}
      tabs={[
        { href: '/people', label: t.people },
        { href: '/people/teams', label: t.teams },
        { href: '/people/roles', label: t.roles },
        { href: '/people/sign-in', label: t.signIn },
        { href: '/people/contact', label: t.contact },
      ]}
    />
  )
}
