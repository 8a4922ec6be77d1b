import { useEffect, useState } from 'react'

/** A value after it has not changed for `delayMs` milliseconds. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
