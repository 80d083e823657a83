'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { problemIn } from '#lib/client/call-api.ts'

const MOST_TRIES = 3

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // Avoids a refetch right after the server has rendered the same data.
        staleTime: 1_000,
        refetchOnWindowFocus: true,
        retry: (failures, error) => failures < MOST_TRIES && problemIn(error).retryable,
      },
    },
  })

export const QueryProvider = ({ children }: { children: ReactNode }) => {
  const [client] = useState(newClient)
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>
}
