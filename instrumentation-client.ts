// Next runs this before hydrating a page rendered per request. An error keeps the page as plain HTML with its forms. All other pages start
// no script in such browsers (packages/front/src/browser/start-script.ts).
if (!CSS.supports('all', 'revert-layer') || !window.HTMLDialogElement) {
  throw new Error(
    'This browser is too old for the scripts of the shop. Its pages and forms work without.',
  )
}

// Stops Zod from testing whether `eval` is allowed, which the Content-Security-Policy would report. Set here without importing zod, which
// most pages don't load; zod reads the setting when it loads.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })

/** Unregisters service workers of an earlier shop at this origin (spec §4), and deletes their caches. */
async function unregisterOldWorkers(): Promise<void> {
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? []
  if (workers.length === 0) return
  for (const worker of workers) worker.unregister()
  for (const name of await caches.keys()) caches.delete(name)
}

unregisterOldWorkers().catch((error) =>
  console.warn('Service workers were not unregistered', error),
)
