import { openOlder } from '#tests/support/fixtures/open-institutions.ts'
import { guaranteesOf } from './port-guarantees.ts'

guaranteesOf('a connection to an older service', openOlder)
