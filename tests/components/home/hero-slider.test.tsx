import { act, fireEvent, render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HeroSlider } from '#components/home/hero-slider.tsx'
import { homeMessages } from '#messages/home.ts'

const titles = ['Linen', 'Batik', 'Denim']

let reducesMotion: boolean

beforeEach(() => {
  reducesMotion = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: reducesMotion }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const later = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

/** A page that Next hides while the shopper is on another one. */
function ThePage({ shown, mode }: { shown: string[]; mode: 'visible' | 'hidden' }) {
  const slides = shown.map((title) => ({ title, color: undefined, content: title }))
  return (
    <Activity mode={mode}>
      <HeroSlider label="Banners" roleDescription="carousel" slides={slides} />
    </Activity>
  )
}

const renderSlider = (shown = titles) => render(<ThePage shown={shown} mode="visible" />)

/** Renders the slider and waits until the page is idle. */
function startSlider() {
  const page = renderSlider()
  later(10)
  return page
}

const banners = () => screen.getAllByRole('listitem')
const titlesOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)
const visible = () => titlesOf(banners().filter((banner) => !banner.hasAttribute('inert')))
const deferred = () => titlesOf(banners().filter((banner) => 'deferred' in banner.dataset))
const region = () => screen.getByRole('region', { name: 'Banners' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function swipe(fromX: number, toX: number, pointerType = 'touch') {
  const pointer = { bubbles: true, pointerType }
  fireEvent(region(), new PointerEvent('pointerdown', { ...pointer, clientX: fromX }))
  fireEvent(region(), new PointerEvent('pointerup', { ...pointer, clientX: toX }))
}

describe("the home page's slider", () => {
  test('shows each banner for eight seconds, one at a time, and starts again after the last', () => {
    startSlider()
    expect(visible()).toEqual(['Linen'])
    later(7_900)
    expect(visible()).toEqual(['Linen'])
    later(100)
    expect(visible()).toEqual(['Batik'])
    later(8_000)
    expect(visible()).toEqual(['Denim'])
    later(8_000)
    expect(visible()).toEqual(['Linen'])
  })

  test('gives a chosen banner its full time', () => {
    startSlider()
    later(6_000)
    press(homeMessages.showBanner('Denim'))
    later(7_900)
    expect(visible()).toEqual(['Denim'])
  })

  test('loads one picture ahead, and keeps loaded ones', () => {
    renderSlider()
    expect(deferred()).toEqual(['Batik', 'Denim'])
    later(10)
    expect(deferred()).toEqual(['Denim'])
    press(homeMessages.showBanner('Denim'))
    press(homeMessages.showBanner('Linen'))
    expect(deferred()).toEqual([])
  })

  test('has all banners and no buttons until the page is idle', () => {
    renderSlider()
    expect(visible()).toEqual(titles)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('pauses on hover and on focus, then continues', () => {
    startSlider()
    for (const [hold, release, element] of [
      [fireEvent.pointerEnter, fireEvent.pointerLeave, region()],
      [fireEvent.focus, fireEvent.blur, screen.getByRole('list')],
    ] as const) {
      const [before] = visible()
      hold(element)
      later(20_000)
      expect(visible()).toEqual([before])
      release(element)
      later(8_000)
      expect(visible()).not.toEqual([before])
    }
  })

  test('keeps the focused banner when the pointer leaves', () => {
    startSlider()
    fireEvent.focus(screen.getByRole('list'))
    fireEvent.pointerEnter(region())
    fireEvent.pointerLeave(region())
    later(20_000)
    expect(visible()).toEqual(['Linen'])
  })

  test('continues after Play, with the focus still on that button', () => {
    startSlider()
    press(homeMessages.pause)
    const play = screen.getByRole('button', { name: homeMessages.play })
    fireEvent.focus(play)
    fireEvent.click(play)
    later(8_000)
    expect(visible()).toEqual(['Batik'])
  })

  test('continues when the shopper returns, though it had hover and focus when they left', () => {
    const { rerender } = startSlider()
    fireEvent.pointerEnter(region())
    fireEvent.focus(screen.getByRole('list'))
    rerender(<ThePage shown={titles} mode="hidden" />)
    rerender(<ThePage shown={titles} mode="visible" />)
    later(8_000)
    expect(visible()).toEqual(['Batik'])
  })

  test('stays paused until it is started again', () => {
    startSlider()
    press(homeMessages.pause)
    later(20_000)
    expect(visible()).toEqual(['Linen'])
    press(homeMessages.play)
    later(8_000)
    expect(visible()).toEqual(['Batik'])
  })

  test('is unchanged when the shopper returns to the page', () => {
    const { rerender } = startSlider()
    press(homeMessages.showBanner('Denim'))
    press(homeMessages.pause)
    rerender(<ThePage shown={titles} mode="hidden" />)
    later(20_000)
    rerender(<ThePage shown={titles} mode="visible" />)
    later(20_000)
    expect(visible()).toEqual(['Denim'])
    expect(screen.getByRole('button', { name: homeMessages.play })).toBeDefined()
  })

  test('does not move by itself with reduced motion', () => {
    reducesMotion = true
    startSlider()
    later(20_000)
    expect(visible()).toEqual(['Linen'])
    press(homeMessages.showBanner('Batik'))
    expect(visible()).toEqual(['Batik'])
  })

  test('goes forward with a swipe to the left, and back with one to the right', () => {
    startSlider()
    swipe(300, 200)
    expect(visible()).toEqual(['Batik'])
    swipe(100, 200)
    swipe(100, 200)
    expect(visible()).toEqual(['Denim'])
  })

  test('ignores a slipping tap, and a mouse that selects text', () => {
    startSlider()
    swipe(300, 280)
    swipe(300, 100, 'mouse')
    expect(visible()).toEqual(['Linen'])
  })

  test('has no motion and no buttons with a single banner', () => {
    renderSlider(['Linen'])
    later(20_000)
    expect(visible()).toEqual(['Linen'])
    expect(screen.queryByRole('button')).toBeNull()
  })
})
