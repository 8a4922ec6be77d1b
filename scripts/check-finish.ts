import { selfCheck } from '@etalase/front/finish/problems.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { frontPolicies } from '#lib/front/policies.ts'

/** Finishes one page of each kind of the build, and ends with 1 when a kind goes out as Next made it. */
const { problems } = await selfCheck('.next', frontPolicies(readShopEnv(process.env)))
process.exitCode = problems.length === 0 ? 0 : 1
