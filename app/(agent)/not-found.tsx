export { BackOfficeNotFound as default } from '#components/shell/back-office-not-found.tsx'
