import { permissionLayout } from '#lib/pages/permission-layout.ts'

export default permissionLayout('manage_prices')
