import { printScript } from '#lib/documents/order-document.ts'

/**
 * The only script of the voucher. It shows the print button, and revalidates a cached voucher when online: the shop redirects once the
 * order is picked up or closed, and sends another status once it is ready. It uses `no-cache`, since `reload` evicts the cached voucher
 * even when offline.
 */
export const voucherScript = `${printScript}
addEventListener('pageshow',({persisted})=>{
const [{transferSize}]=performance.getEntriesByType('navigation');
if(persisted||transferSize===0)fetch(location.href,{cache:'no-cache'}).then(async(voucher)=>{
if(voucher.redirected)location.replace(voucher.url);
else if(voucher.ok&&!(await voucher.text()).includes('data-status="'+document.querySelector('main').dataset.status+'"'))location.reload()
}).catch(()=>{});
});
`
