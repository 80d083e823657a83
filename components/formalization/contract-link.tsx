'use client'
import { FileText } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { buttonClasses } from '../ui/button-classes.ts'

type ContractLinkProps = { href: string; primary?: boolean }

// The contract opens beside this page; by then the server knows that it was opened.
const LOOKS_MS = [1_500, 4_000, 9_000]

/** Opens the contract, and then shows what comes after reading it. */
export const ContractLink = ({ href, primary = false }: ContractLinkProps) => {
  const router = useRouter()
  const [openings, setOpenings] = useState(0)
  useEffect(() => {
    if (openings === 0) return
    const timers = LOOKS_MS.map((ms) => setTimeout(() => router.refresh(), ms))
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
      {primary ? 'Ler o contrato' : 'Abrir o contrato de novo'}
    </a>
  )
}
