export const unbreakable = (text: string): string => text.replace('-', '\u2011').replaceAll(' ', '\u00a0')
