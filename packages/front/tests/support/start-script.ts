import { compileLateFonts, compileStart } from '#browser/compile-scripts.ts'
import { lateFonts, start } from '#finish/built-scripts.ts'

// Sets the scripts that the build writes and the server reads at its start. A test that finishes pages imports this file.
lateFonts.set(await compileLateFonts())
start.set(await compileStart(lateFonts.address))
