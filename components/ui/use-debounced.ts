import { useEffect, useState } from 'react'

/** A value that changes while somebody types, once it has been left alone for so many milliseconds. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [debounced, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
