import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

// Our own radius, shadow and animation names, so that a later class replaces an earlier one.
const merge = extendTailwindMerge({
  extend: {
    theme: {
      radius: ['control', 'card'],
      shadow: ['card', 'pop'],
      animate: ['enter', 'sheet', 'fade'],
    },
  },
})

/** Joins class names; of two that set the same property the last one wins. */
export const cn = (...inputs: ClassValue[]): string => merge(clsx(inputs))
