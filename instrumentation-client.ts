// Next runs this before it hydrates a page that is made for a request: an error keeps the page as plain HTML with its forms.
// All other pages start no script there (packages/front/src/browser/start-script.ts).
if (!CSS.supports('all', 'revert-layer') || !window.HTMLDialogElement) {
  throw new Error(
    'This browser is too old for the scripts of the shop. Its pages and forms work without.',
  )
}

// Zod would try whether the browser allows `eval`, and the Content-Security-Policy would report it.
// The shop does not import zod here: most pages load without it, and it reads this setting when it comes.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Unregisters service workers of an earlier shop at this address (spec §4), and deletes what they have cached. */
async function unregisterOldWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  if (workers.length === 0) return
  for (const worker of workers) worker.unregister()
  for (const name of await caches.keys()) caches.delete(name)
}

unregisterOldWorkers().catch((error) =>
  console.warn('Service workers were not unregistered', error),
)
