import { type ClassValue, clsx } from 'clsx'
import { mergeClasses } from './merge-classes.ts'

export const cn = (...inputs: ClassValue[]): string => mergeClasses(clsx(inputs))
