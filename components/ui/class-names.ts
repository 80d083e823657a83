import { type ClassValue, clsx } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

/** Joins class names; if several set the same property, the last class wins. */
export const cn = (...inputs: ClassValue[]): string => mergeClasses(clsx(inputs))
