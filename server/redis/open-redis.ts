import { readFile } from 'node:fs/promises'
import { backendKey } from '#server/next/build.ts'
import { RedisStore } from '#server/redis/redis-store.ts'
import { shareTags } from '#server/redis/share-tags.ts'

/** A store in Redis for instances of the same build and backend. It is as if empty until the connection is there. */
export async function openRedis(url: string): Promise<RedisStore> {
  const build = await readFile('.next/BUILD_ID', 'utf8')
  const prefix = `etalase:${build}${backendKey}:`
  const store = new RedisStore(url, prefix)
  shareTags(store, `${prefix}tags`)
  return store
}
