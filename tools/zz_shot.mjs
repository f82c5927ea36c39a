import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from './chromium.mjs';
// usage: node tools/zz_shot.mjs steps.mjs
const BASE='http://127.0.0.1:8145';
const browser = await chromium.launch(await chromiumLaunchOptions());
export async function open({account, address, lang='zh', dark=false, phone=false, user='serviceUser'}) {
  const context = await browser.newContext({ viewport: phone?{width:390,height:844}:{width:1440,height:900}, locale: lang==='zh'?'zh-CN':'en-GB', colorScheme: dark?'dark':'light', timezoneId:'Asia/Shanghai' });
  const page = await context.newPage();
  const r = await context.request.post(BASE+'/CM-API/login',{form:{username:account,password:'Mingjian@2026',userType:user}});
  const {data}=await r.json();
  await context.request.post(BASE+'/CM-API/sysConfigUser/save',{data:{code:'shell',value:JSON.stringify({language:lang,mode:dark?'dark':'light'})},headers:{authorization:'Bearer '+data.access_token,accesstoken:data.access_token}});
  await context.addCookies([{name:'mj_token',value:data.access_token,url:BASE}]);
  await page.addInitScript(([type,lang,dark])=>{localStorage.setItem('mj.userType',type);
    localStorage.setItem('mj.theme',JSON.stringify({language:lang,mode:dark?'dark':'light'}));},[user,lang,dark]);
  page.on('console',m=>{ if(/error|Warning/i.test(m.type())) console.log('console',m.text().slice(0,300)); });
  page.on('pageerror',e=>console.log('pageerror',String(e).slice(0,300)));
  await page.goto(BASE+address,{timeout:120000});
  await page.locator('[role=tablist]').first().waitFor({timeout:120000});
  await page.waitForTimeout(2500);
  return page;
}
const steps = await import(process.argv[2]);
await steps.default(open);
await browser.close();
