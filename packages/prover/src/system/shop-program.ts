import { RedisStore } from '@etalase/front/redis/redis-store.ts'
import { shareLimits } from '@etalase/front/redis/share-limits.ts'
import { serve } from '../../../../lib/gateway/serve.ts'

/** Next's handling of a request to `/api`. */
export const handleRequest = serve

/** Does what the server does at its start when it has a Redis. */
export const shareByRedis = (): void =>
  shareLimits(new RedisStore('redis://redis.test', 'etalase:'), 'http://shop.test')
