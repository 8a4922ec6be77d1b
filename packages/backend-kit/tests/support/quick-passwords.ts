import { passwordCost } from '#account/password.ts'

// A hash of the real cost takes 30 ms: tests of the backend make and check hundreds. Its unit tests hold what it costs.
Object.assign(passwordCost, { memory: 8, passes: 1 })
