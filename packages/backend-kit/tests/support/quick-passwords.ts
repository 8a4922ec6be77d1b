import { passwordCost } from '#account/password.ts'

// Hashing at the real cost takes 30 ms, and backend tests do it hundreds of times. Unit tests check the real cost.
Object.assign(passwordCost, { memory: 8, passes: 1 })
