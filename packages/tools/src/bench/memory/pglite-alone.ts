import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// Opens a demo database with default PGlite and prints the resident memory in bytes. Runs in its own process.
const [folder] = process.argv.slice(2)
const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
await database.query('select count(*) from products')
process.stdout.write(String(process.memoryUsage().rss))
await database.close()
