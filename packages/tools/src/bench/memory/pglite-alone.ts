import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// Opens a folder of the demo with PGlite as it comes, and writes how much memory the process has then: a process of its own.
const [folder] = process.argv.slice(2)
const database = await PGlite.create({ dataDir: folder, extensions: { pg_trgm } })
await database.query('select count(*) from products')
process.stdout.write(String(process.memoryUsage().rss))
await database.close()
