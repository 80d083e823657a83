'use client'
export { BackOfficeError as default } from '#components/shell/back-office-error.tsx'
