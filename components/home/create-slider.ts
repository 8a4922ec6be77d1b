import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/effect-fade'

/** Display time and fade time of a banner, in milliseconds (spec §9). */
const banner = { showMs: 8_000, fadeMs: 600 }

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Only the visible banner can get the focus; the next one's picture loads in advance. */
function updateSlides(swiper: Swiper): void {
  for (const [index, slide] of swiper.slides.entries()) {
    slide.toggleAttribute('inert', index !== swiper.activeIndex)
    const isNear = index === swiper.activeIndex || index === swiper.activeIndex + 1
    if (isNear) slide.removeAttribute('data-deferred')
  }
}

/** Turns the row of banners into the looping fade slider of spec §9; no autoplay with reduced motion. */
export function createSlider(root: HTMLElement, onChange: (index: number) => void): Swiper {
  const row = root.querySelector<HTMLElement>('.swiper-wrapper')
  const initialSlide = row ? Math.round(row.scrollLeft / row.clientWidth) : 0
  const slider = new Swiper(root, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: banner.fadeMs,
    loop: true,
    slidesPerView: 1,
    initialSlide,
    autoplay: {
      enabled: !prefersReducedMotion(),
      delay: banner.showMs,
      disableOnInteraction: false,
      pauseOnMouseEnter: true,
    },
    on: {
      afterInit: updateSlides,
      slideChange: (swiper) => {
        updateSlides(swiper)
        onChange(swiper.realIndex)
      },
    },
  })
  const destroyed = new AbortController()
  slider.on('beforeDestroy', () => destroyed.abort())
  // The banner with the focus must not fade out.
  root.addEventListener('focusin', () => slider.autoplay.pause(), destroyed)
  root.addEventListener('focusout', () => slider.autoplay.resume(), destroyed)
  return slider
}
