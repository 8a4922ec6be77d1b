import { compileStartScript } from '#browser/compile-start-script.ts'
import { setStartScript } from '#finish/start-script.ts'

// What the build writes, and the server reads at its start. A test that finishes pages imports this file.
setStartScript(await compileStartScript())
