'use client'
import dynamic from 'next/dynamic'

export const LazySampleBanner = dynamic(() =>
  import('./sample-banner.tsx').then((module) => module.SampleBanner),
)
