import type { ReactNode } from 'react'
import { BackOfficeFrame } from '../back-office-frame.tsx'

/** No permission check here: each page checks its own permission. */
export default function AgentLayout({ children }: { children: ReactNode }) {
  return <BackOfficeFrame>{children}</BackOfficeFrame>
}
