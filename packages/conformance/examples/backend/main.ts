import { exampleBackend } from './backend.ts'

const app = await exampleBackend()
const port = Number(process.env.PORT ?? 5000)
console.warn(`The example backend is at ${await app.listen({ port, host: '127.0.0.1' })}`)
