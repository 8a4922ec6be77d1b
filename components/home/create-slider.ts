import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/effect-fade'

/** Milliseconds (spec §9): how long a banner stands, and how long it takes to change. */
const banner = { showMs: 8_000, fadeMs: 600 }

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** Only the banner in view can be reached; the next one's picture is fetched while this one stands. */
function updateSlides(swiper: Swiper): void {
  for (const [index, slide] of swiper.slides.entries()) {
    slide.toggleAttribute('inert', index !== swiper.activeIndex)
    const isNear = index === swiper.activeIndex || index === swiper.activeIndex + 1
    if (isNear) slide.removeAttribute('data-waits')
  }
}

/** Turns a row of banners into the fade slider of spec §9: looping, one at a time; still for who asks for less motion. */
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
  const gone = new AbortController()
  slider.on('beforeDestroy', () => gone.abort())
  // What has the focus must not be faded out.
  root.addEventListener('focusin', () => slider.autoplay.pause(), gone)
  root.addEventListener('focusout', () => slider.autoplay.resume(), gone)
  return slider
}
