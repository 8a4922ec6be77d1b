/**
 * The only script of the voucher. It offers to print; and a voucher that came from the browser's cache asks the shop, if there is a
 * network, whether it still holds: the shop redirects when the order is picked up, or closed, and has another status once it is ready.
 * It asks with `no-cache`, not `reload`, which takes the voucher out of the cache before it knows that there is no network.
 */
export const voucherScript = `
const print=document.querySelector('button');
print.hidden=false;
print.onclick=()=>window.print();
addEventListener('pageshow',({persisted})=>{
const [{transferSize}]=performance.getEntriesByType('navigation');
if(persisted||transferSize===0)fetch(location.href,{cache:'no-cache'}).then(async(voucher)=>{
if(voucher.redirected)location.replace(voucher.url);
else if(voucher.ok&&!(await voucher.text()).includes('data-status="'+document.querySelector('main').dataset.status+'"'))location.reload()
}).catch(()=>{});
});
`.replaceAll('\n', '')
