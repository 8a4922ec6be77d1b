import { chromium } from '@playwright/test'
import * as words from '#lib/messages/words.ts'
const lang = process.argv[2], base = process.argv[3], width = Number(process.argv[4] ?? 360)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-background-networking'] })
const ctx = await browser.newContext({ viewport: { width, height: 800 }, hasTouch: width<700, baseURL: base })
await ctx.addInitScript(() => document.addEventListener('DOMContentLoaded', () => dispatchEvent(new Event('touchstart'))))
const page = await ctx.newPage()
let n=0
const shot = async (name, full=true) => { await page.waitForTimeout(700); await page.screenshot({ path: `/tmp/shots/${lang}-${width}-${String(n++).padStart(2,'0')}-${name}.png`, fullPage: full }); console.log(name) }
const step = async (name, f) => { try { await f(); await shot(name) } catch (e) { console.log('FAILED', name, String(e).slice(0,300)); await shot(name+'-failed') } }
await step('home', () => page.goto('/'))
await step('list', () => page.goto('/products?category_id=6'))
await step('filter', () => page.goto('/products?category_id=6&filter=1'))
await step('search-none', () => page.goto('/products?search=qqqq'))
await step('product', () => page.goto('/product/1035'))
await step('stores', () => page.goto('/stores'))
await step('sign-up', async () => { await page.goto('/sign-up'); await page.getByRole('main').getByRole('button',{name:words.auth.signUp, exact:true}).click() })
await step('guest-order', () => page.goto('/order'))
await step('faq', () => page.goto('/faq'))
await step('howto', () => page.goto('/stores/online-delivery'))
await step('missing', () => page.goto('/nowhere'))
await step('drawer', async () => { await page.goto('/product/1035'); await page.getByRole('radio',{name:'M',exact:true}).check({force:true}); await page.getByRole('button',{name:words.product.addToCart,exact:true}).click(); await page.getByRole('dialog',{name:words.cart.drawerTitle}).waitFor() })
await step('cart', () => page.getByRole('link',{name:words.cart.goToCart}).click())
await step('way', () => page.getByRole('link',{name:words.cart.checkoutAsGuest}).click())
await step('address', () => page.getByRole('button',{name:words.checkout.onlineDelivery}).click())
await step('hubs', async () => { const a=words.address
 await page.getByLabel(a.recipientName).fill('Sari Dewi'); await page.getByLabel(a.recipientPhone).fill('0812 3456 7890'); await page.getByLabel(a.street).fill('Jl. Kemang Raya 12'); await page.getByLabel(a.province).selectOption({label:'DKI Jakarta'}); await page.getByLabel(a.city).selectOption({label:'Kota Jakarta Selatan'}); await page.getByLabel(a.subdistrict).selectOption({label:'Mampang Prapatan'}); await page.waitForTimeout(700); await page.getByRole('button',{name:words.checkout.continue}).click(); await page.getByRole('heading',{name:words.checkout.hubTitle}).waitFor(); await page.waitForTimeout(1500) })
await step('method', () => page.getByRole('main').getByRole('button',{name:/^Sandang Nusa/}).first().click())
await step('summary', async () => { await page.waitForTimeout(800); await page.getByRole('button',{name:words.checkout.continue}).click(); await page.getByRole('heading',{name:words.checkout.summaryTitle}).waitFor() })
await step('confirm', async () => { await page.getByLabel(words.checkout.guestEmail,{exact:true}).fill('sari@example.com'); await page.getByRole('button',{name:words.checkout.goToPayment}).click() })
await step('sandbox', async () => { await page.waitForTimeout(800); await page.getByRole('dialog').getByRole('button',{name:words.checkout.goToPayment}).click(); await page.getByRole('heading',{name:'Payment sandbox'}).waitFor() })
await step('result', async () => { await page.getByRole('radio',{name:'BCA Virtual Account'}).check(); await page.getByRole('radio',{name:'A payment number is issued'}).check(); await page.getByRole('button',{name:'Continue'}).click(); await page.getByRole('link',{name:'Return to the shop'}).click(); await page.waitForTimeout(2000) })
await browser.close()
