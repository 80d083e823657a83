import type { ReactNode } from 'react'
import { BrandMark } from './brand-mark.tsx'

export type MessagePageProps = { title: string; children: ReactNode; action?: ReactNode }

export const MessagePage = ({ title, children, action }: MessagePageProps) => (
  <main className="mx-auto flex min-h-[80dvh] max-w-md flex-col justify-center px-6 py-12">
    <BrandMark className="mb-6 size-10" />
    <h1 className="font-semibold text-2xl leading-8 tracking-tight">{title}</h1>
    <div className="mt-2 text-pretty text-ink-muted">{children}</div>
    {action ? <div className="mt-6 flex flex-wrap gap-2">{action}</div> : null}
  </main>
)
