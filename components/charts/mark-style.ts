import { curveStyle } from './curve-style.ts'

const SHAPES = [
  'M-5,0 A5,5 0 1 1 5,0 A5,5 0 1 1 -5,0Z',
  'M-4.5,-4.5 H4.5 V4.5 H-4.5Z',
  'M0,-6 L6,0 L0,6 L-6,0Z',
  'M0,-5.5 L5.5,4.5 H-5.5Z',
  'M0,5.5 L5.5,-4.5 H-5.5Z',
  'M-2,-5.5 H2 V-2 H5.5 V2 H2 V5.5 H-2 V2 H-5.5 V-2 H-2Z',
] as const

export const markStyle = (index: number): { tone: string; shape: string } => ({
  tone: curveStyle(index).tone,
  shape: SHAPES[index % SHAPES.length] ?? SHAPES[0],
})
