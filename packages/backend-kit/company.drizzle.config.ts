import { defineConfig } from 'drizzle-kit'

/** The company's own migrations, in a folder apart from ours so that upgrades don't collide. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: '../../brand/migrations',
})
