import { type MenuGroup, plainGroup } from '#components/layout/menu.ts'
import { listHref } from '#lib/catalogue/list-filter.ts'
import { brand } from '#lib/config/brand.ts'
import * as words from '#lib/messages/words.ts'
import { kidsGroupId } from '#lib/rules/constants.ts'

/** The landing page's menu (spec §2). */
export const landingMenu = (): MenuGroup[] => [
  plainGroup(words.landing.titles.men, '/shop/men'),
  plainGroup(words.landing.titles.women, '/shop/women'),
  plainGroup(words.landing.kids, listHref({ groupId: kidsGroupId })),
  plainGroup(words.landing.shopAll, '/products'),
  plainGroup(brand.hashtag.tag, '/hashtag'),
]
