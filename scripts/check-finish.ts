import { selfCheck } from '@etalase/front/finish/problems.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { frontPolicies } from '#lib/front/policies.ts'

/** Finishes one page of each kind in the build, and exits with 1 if a kind is served unfinished. */
const { problems } = await selfCheck('.next', frontPolicies(readShopEnv(process.env)))
process.exitCode = problems.length === 0 ? 0 : 1
