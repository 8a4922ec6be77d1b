import { createStore, useStore } from '#components/ui/store.ts'

type Status = 'idle' | 'loading' | 'ready' | 'failed'

/** Code that a page loads when something first needs it. */
export interface OnDemand {
  useStatus: () => Status
  /** Asks for the code, again after a failure; resolves when it is mounted (true), or could not be loaded (false). */
  load: () => Promise<boolean>
  /** An effect of the component: the code is ready for as long as it is mounted. */
  mounted: () => () => void
  setFailed: () => void
}

/** Code that is loaded once, on first request. */
export function createOnDemand(): OnDemand {
  const store = createStore<{ status: Status }>({ status: 'idle' })
  let waiting: ((isReady: boolean) => void)[] = []

  function settle(status: 'ready' | 'failed'): void {
    store.set({ status })
    for (const resolve of waiting) resolve(status === 'ready')
    waiting = []
  }

  return {
    useStatus: () => useStore(store).status,
    load: () => {
      if (store.get().status === 'ready') return Promise.resolve(true)
      store.set({ status: 'loading' })
      return new Promise((resolve) => waiting.push(resolve))
    },
    mounted: () => {
      settle('ready')
      return () => store.set({ status: 'idle' })
    },
    setFailed: () => settle('failed'),
  }
}
