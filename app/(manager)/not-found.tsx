export { StaffNotFound as default } from '#components/shell/staff-not-found'
