import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Drawer } from '#components/ui/drawer.tsx'

function Page() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Drawer isOpen={isOpen} title="Cart" closeLabel="Close" onClose={() => setOpen(false)}>
      <p>Your items</p>
    </Drawer>
  )
}

const outside = { clientX: 10, clientY: 300 }
const inside = { clientX: 250, clientY: 300 }

const dialog = () => screen.queryByRole('dialog')

/** Presses and releases on the dialog itself: on its backdrop or its padding. */
function press(from: typeof inside, to: typeof inside): void {
  const pressed = screen.getByRole('dialog')
  fireEvent.pointerDown(pressed, from)
  fireEvent.click(pressed, to)
}

beforeEach(() => {
  vi.spyOn(HTMLDialogElement.prototype, 'getBoundingClientRect').mockReturnValue(
    new DOMRect(100, 0, 300, 600),
  )
  render(<Page />)
})

afterEach(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'closedBy')
})

test('a click outside closes a drawer in a browser without `closedby`', () => {
  press(outside, outside)
  expect(dialog()).toBeNull()
})

test("a click on a drawer's padding does not close it", () => {
  press(inside, inside)
  expect(dialog()).not.toBeNull()
})

test("a click on a drawer's content does not close it, wherever that is drawn", () => {
  fireEvent.pointerDown(screen.getByText('Your items'), outside)
  fireEvent.click(screen.getByText('Your items'), outside)
  expect(dialog()).not.toBeNull()
})

test('a drag from inside to outside does not close a drawer', () => {
  press(inside, outside)
  expect(dialog()).not.toBeNull()
})

test('a browser with `closedby` handles a click outside itself', () => {
  Reflect.set(HTMLDialogElement.prototype, 'closedBy', 'any')
  press(outside, outside)
  expect(dialog()).not.toBeNull()
})
