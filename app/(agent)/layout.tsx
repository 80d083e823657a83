import type { ReactNode } from 'react'
import { BackOfficeFrame } from '../back-office-frame.tsx'

/** Checks no permission, because each page checks its own. */
export default function AgentLayout({ children }: { children: ReactNode }) {
  return <BackOfficeFrame>{children}</BackOfficeFrame>
}
