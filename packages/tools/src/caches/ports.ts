const first = Number(process.env.CACHES_PORT ?? 3700)

/** Ports from `CACHES_PORT` on. Each cache has one to listen on, and one to reach the shop. */
export const ports = {
  shop: first,
  backend: first + 1,
  nextShop: first + 2,
  hook: first + 3,
  nginxHttp: first + 4,
  apacheInner: first + 5,
  cache: (index: number) => first + 10 + index,
  tap: (index: number) => first + 20 + index,
} as const

export const shopUrl = (port: number): string => `http://localhost:${port}`
