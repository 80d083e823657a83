import { openSandbox } from '#tests/support/fixtures/open-institutions.ts'
import { guaranteesOf } from './port-guarantees.ts'

guaranteesOf('a sandbox institution', openSandbox)
