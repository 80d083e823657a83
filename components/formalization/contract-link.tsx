'use client'
import { FileText } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { texts } from '#components/language/texts.ts'
import { useTexts } from '#components/language/use-texts.ts'
import { buttonClasses } from '#components/ui/button-classes.ts'

const TEXTS = texts({
  read: ['Ler o contrato', 'Read the contract'],
  again: ['Abrir o contrato de novo', 'Open the contract again'],
})

type ContractLinkProps = { href: string; primary?: boolean }

// Delays (ms) of refreshes. The contract opens in another tab; a refresh shows that its opening was recorded.
const REFRESHES_MS = [1_500, 4_000, 9_000]

export const ContractLink = ({ href, primary = false }: ContractLinkProps) => {
  const t = useTexts(TEXTS)
  const router = useRouter()
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (openings === 0) return
    const timers = REFRESHES_MS.map((ms) => setTimeout(() => router.refresh(), ms))
    return () => timers.forEach(clearTimeout)
  }, [openings, router])
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      onClick={() => setOpenings(openings + 1)}
      className={buttonClasses({ variant: primary ? 'primary' : 'secondary', size: 'large', full: true })}
    >
      <FileText aria-hidden />
      {primary ? t.read : t.again}
    </a>
  )
}
