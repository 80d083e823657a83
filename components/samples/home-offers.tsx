'use client'
import dynamic from 'next/dynamic'

/** Shown in the embedded mode only, so loaded as a separate chunk. */
export const HomeOffers = dynamic(() =>
  import('./home-offers-content.tsx').then((module) => module.HomeOffersContent),
)
