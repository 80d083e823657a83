'use client'
import dynamic from 'next/dynamic'

export const HomeOffers = dynamic(() =>
  import('./home-offers-content.tsx').then((module) => module.HomeOffersContent),
)
