import { readFile } from 'node:fs/promises'
import { RedisStore } from '#server/redis/redis-store.ts'
import { shareTags } from '#server/redis/share-tags.ts'

/** A store in Redis for instances of the same build. It is as if empty until the connection is there. */
export async function openRedis(url: string): Promise<RedisStore> {
  const build = await readFile('.next/BUILD_ID', 'utf8')
  const store = new RedisStore(url, `etalase:${build}:`)
  shareTags(store, `etalase:${build}:tags`)
  return store
}
