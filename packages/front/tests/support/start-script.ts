import { compileLateFonts, compileStartScript } from '#browser/compile-scripts.ts'
import { lateFonts, startFunction } from '#finish/built-scripts.ts'

// What the build writes, and the server reads at its start. A test that finishes pages imports this file.
startFunction.set(await compileStartScript())
lateFonts.set(await compileLateFonts())
