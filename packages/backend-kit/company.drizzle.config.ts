import { defineConfig } from 'drizzle-kit'

/** The migrations of the company whose shop this is: an upgrade adds ours to a folder of their own. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: '../../brand/migrations',
})
