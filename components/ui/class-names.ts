import { type ClassValue, clsx } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; for the same property the last one wins. */
export const cn = (...inputs: ClassValue[]): string => mergeClasses(clsx(inputs))
