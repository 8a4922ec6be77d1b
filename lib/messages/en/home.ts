interface Service {
  title: string
  text: string
  href?: string
}

const services: readonly Service[] = [
  {
    title: 'Store pickup',
    text: 'Order online and pick up at an outlet near you.',
    href: '/stores',
  },
  { title: 'Fast process', text: 'Your order is on its way within 1x24 hours, guaranteed.' },
  { title: 'Generous offers', text: 'Seasonal promos all year round.' },
]

/** The home page. */
export const homeMessages = {
  newArrival: 'New Arrival',
  shopByCategory: 'Shop By Category',
  shopNow: 'Shop now',
  seeAll: 'See all',
  banners: 'Our stories',
  /** The role of the banners, for screen readers. */
  carousel: 'carousel',
  showBanner: (title: string) => `Show: ${title}`,
  pause: 'Pause the banners',
  play: 'Play the banners',
  hashtagText: 'Our latest looks, from our own account.',
  hashtagLink: 'See the gallery',
  photoOf: (photo: string, tag: string) => `${photo} ${tag} on Instagram`,
  labels: 'Five brands, one spirit',
  previousLabels: 'Previous brands',
  nextLabels: 'Next brands',
  services,
}
