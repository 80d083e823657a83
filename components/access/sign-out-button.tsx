'use client'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { Button } from '#components/ui/button.tsx'

const TEXTS = texts({ leave: ['Sair', 'Sign out'] })

export const SignOutButton = () => {
  const t = useTexts(TEXTS)
  const leave = async () => {
    const { signOut } = await import('next-auth/react')
    await signOut({ callbackUrl: '/login' })
  }
  return (
    <Button variant="quiet" full onClick={() => void leave()}>
      {t.leave}
    </Button>
  )
}
