import { act, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PageError } from '#components/layout/page-error.tsx'
import { ZoomableGallery } from '#components/product/zoomable-gallery.tsx'
import { Convenience, ConvenientEffect } from '#components/ui/convenience.tsx'
import { errorsMessages as errors, failedPageMessages as failed } from '#messages/errors.ts'
import { footerMessages } from '#messages/footer.ts'

/** React logs errors caught by a boundary to the console; the test counts them. */
let reported: unknown[]

beforeEach(() => {
  reported = []
  vi.spyOn(console, 'error').mockImplementation((...line) => reported.push(line))
})
afterEach(() => {
  vi.mocked(console.error).mockClear()
  vi.useRealTimers()
})

function BrokenInRendering(): never {
  throw new TypeError('toSorted is not a function')
}

function BrokenInEffect() {
  useEffect(() => {
    throw new TypeError('checkVisibility is not a function')
  }, [])
  return <p>Extra</p>
}

describe('an optional component that fails', () => {
  test.each([
    ['in rendering', <BrokenInRendering key="it" />],
    ['in an effect', <BrokenInEffect key="it" />],
  ])('%s leaves the page unchanged, and is reported once', (_, part) => {
    const onFail = vi.fn()
    render(
      <>
        <h1>Oxford shirt</h1>
        <Convenience onFail={onFail}>{part}</Convenience>
      </>,
    )
    expect(screen.getByRole('heading', { name: 'Oxford shirt' })).toBeTruthy()
    expect(screen.queryByText('Extra')).toBeNull()
    expect(onFail).toHaveBeenCalledOnce()
    expect(reported).toHaveLength(1)
  })

  test('is replaced by its fallback', () => {
    render(
      <Convenience fallback={<p>Delivery in 2 to 4 days</p>}>
        <BrokenInRendering />
      </Convenience>,
    )
    expect(screen.getByText('Delivery in 2 to 4 days')).toBeTruthy()
  })

  test('does not stop the next one from working', () => {
    const works = vi.fn()
    const breaks = () => {
      throw new TypeError('BroadcastChannel is not a constructor')
    }
    render(
      <>
        <ConvenientEffect effect={breaks} />
        <ConvenientEffect effect={works} />
      </>,
    )
    expect(works).toHaveBeenCalledOnce()
  })
})

test('pictures that cannot be enlarged in place remain links to the full picture', () => {
  const { addEventListener } = EventTarget.prototype
  vi.spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
    this: EventTarget,
    ...listener
  ) {
    if (this instanceof HTMLElement && this.tagName === 'SECTION') throw new TypeError('not here')
    addEventListener.apply(this, listener)
  })
  render(
    <ZoomableGallery label="Pictures" pictures={[]}>
      <a href="/media/shirt.webp">Oxford shirt, front</a>
    </ZoomableGallery>,
  )
  expect(screen.getByRole('link', { name: 'Oxford shirt, front' })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Pictures' })).toBeTruthy()
})

describe('a page that fails', () => {
  const watchFetch = () => {
    vi.useFakeTimers()
    return vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 503 }))
  }

  test('in the browser offers links instead of a retry, and does not reload in a loop', async () => {
    const fetched = watchFetch()
    render(<PageError error={new TypeError('toSorted is not a function')} failure="No list" />)
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByRole('alert').textContent).toBe(errors.brokenTitle + errors.brokenText)
    expect(screen.queryByText(errors.retry)).toBeNull()
    const targetOf = (name: string) => screen.getByText(name).getAttribute('href')
    expect(targetOf(failed.reload)).toBe('')
    expect(targetOf(errors.home)).toBe('/')
    expect(targetOf(errors.cart)).toBe('/cart')
    expect(screen.getByRole('link', { name: footerMessages.chat })).toBeTruthy()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('on the server shows what failed, offers a retry, and checks whether it works again', async () => {
    const fetched = watchFetch()
    render(<PageError error={Object.assign(new Error(), { digest: '1234' })} failure="No list" />)
    await act(() => vi.dynamicImportSettled())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No list')
    expect(screen.getByText(errors.retry).getAttribute('href')).toBe('')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(fetched).toHaveBeenCalledOnce()
  })

  test('can be reloaded even when no more code can be loaded', async () => {
    vi.resetModules()
    vi.doMock('#components/layout/failed-page.tsx', () => Promise.reject(new Error('offline')))
    const { PageError: Alone } = await import('#components/layout/page-error.tsx')
    render(<Alone error={new TypeError('toSorted is not a function')} />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(failed.title)
    expect(screen.getByText(failed.reload).getAttribute('href')).toBe('')
    vi.doUnmock('#components/layout/failed-page.tsx')
  })
})
