import { RedisStore } from '@etalase/front/redis/redis-store.ts'
import { shareLimits } from '@etalase/front/redis/share-limits.ts'
import { serve } from '../../../../lib/gateway/serve.ts'

/** What Next does with a request to `/api`. */
export const handleRequest = serve

/** What the server does at its start where it has a Redis. */
export const shareByRedis = (): void =>
  shareLimits(new RedisStore('redis://redis.test', 'etalase:'), 'http://shop.test')
