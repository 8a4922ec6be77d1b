import { writeStartScript } from '#browser/compile-start-script.ts'

// After `next build`, in the folder of the app: adds what the server sends within each page.
await writeStartScript()
