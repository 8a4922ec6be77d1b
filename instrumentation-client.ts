// Zod would try whether the browser allows `eval`, and the Content-Security-Policy would report it.
// The shop does not import zod here: most pages load without it, and it reads this setting when it comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Unregisters service workers of an earlier shop at this address (spec §3). A browser that refuses to list them has none. */
async function unregisterOldWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker?.getRegistrations().catch(() => [])
  for (const worker of workers ?? []) worker.unregister()
}

unregisterOldWorkers()
