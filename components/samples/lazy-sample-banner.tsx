'use client'
import dynamic from 'next/dynamic'

/** Rarely shown, so loaded as a separate chunk. */
export const LazySampleBanner = dynamic(() =>
  import('./sample-banner.tsx').then((module) => module.SampleBanner),
)
