import { selfCheck } from '#server/finish/problems.ts'

/** Finishes one page of each kind of the build, and ends with 1 when a kind goes out as Next made it. */
const { problems } = await selfCheck('.next')
process.exitCode = problems.length === 0 ? 0 : 1
