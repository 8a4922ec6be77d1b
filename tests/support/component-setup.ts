import { cleanup } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { closeCartDrawer } from '#components/layout/extras.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { backendStub } from '#tests/support/backend-stub.ts'

beforeAll(() => backendStub.listen({ onUnhandledFrame: 'error' }))

afterEach(() => {
  cleanup()
  queryClient().clear()
  closeCartDrawer()
  backendStub.resetHandlers()
  localStorage.clear()
  sessionStorage.clear()
})

afterAll(() => backendStub.close())

// jsdom has no modal dialogs and no scrolling: the least that makes them observable.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true
}
HTMLDialogElement.prototype.close = function close() {
  this.open = false
}
window.scrollTo = () => {}
