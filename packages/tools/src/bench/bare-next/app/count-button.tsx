'use client'

import { type FormEvent, useState } from 'react'

/** A button that needs scripts, as in a shop without forms. */
export function CountButton() {
  const [count, setCount] = useState(0)
  const add = (event: FormEvent) => {
    event.preventDefault()
    setCount(count + 1)
  }
  return (
    <form onSubmit={add}>
      <button type="submit">add to cart</button>
      <p>{count}</p>
    </form>
  )
}
