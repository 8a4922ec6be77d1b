import { createStore, useStore } from '#components/ui/store.ts'

type Status = 'idle' | 'loading' | 'ready' | 'failed'

/** Code that a page loads when it is first needed. */
export interface OnDemand {
  useStatus: () => Status
  /** Requests the code, again after a failure. Resolves to true once it is mounted, or to false if loading failed. */
  load: () => Promise<boolean>
  /** The component's effect: the code is ready while the component is mounted. */
  mounted: () => () => void
  setFailed: () => void
}

/** Creates code that is loaded once, on first request. */
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
