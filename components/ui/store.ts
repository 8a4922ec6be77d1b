import { useSyncExternalStore } from 'react'

export interface Store<State> {
  get: () => State
  set: (change: Partial<State>) => void
  subscribe: (listener: () => void) => () => void
  initial: State
}

/** Creates a small piece of state outside the component tree, for islands that load at different times. */
export function createStore<State extends object>(initial: State): Store<State> {
  let state = initial
  const listeners = new Set<() => void>()
  return {
    initial,
    get: () => state,
    set: (change) => {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Returns a store's state and rerenders the component when it changes. */
export const useStore = <State>(store: Store<State>): State =>
  useSyncExternalStore(store.subscribe, store.get, () => store.initial)
