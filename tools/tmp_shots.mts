import { chromium } from 'playwright';
import { chromiumLaunchOptions } from './chromium.mjs';
import { readFileSync, createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
const [pattern, globals, width, out] = process.argv.slice(2) as string[];
const types: Record<string, string> = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.html': 'text/html', '.json': 'application/json', '.svg': 'image/svg+xml', '.webm': 'video/webm', '.woff2': 'font/woff2' };
const s = createServer((q, r) => { const f = path.join('storybook-static', decodeURIComponent(new URL(q.url!, 'http://a').pathname)); if (!existsSync(f) || statSync(f).isDirectory()) { r.writeHead(404); r.end(); return; } r.writeHead(200, { 'content-type': types[path.extname(f)] ?? 'application/octet-stream' }); createReadStream(f).pipe(r); }).listen(0, '127.0.0.1');
await new Promise((r) => s.once('listening', r));
const port = (s.address() as any).port;
const ids = Object.keys(JSON.parse(readFileSync('storybook-static/index.json', 'utf8')).entries).filter((id) => new RegExp(pattern!).test(id));
const b = await chromium.launch(await chromiumLaunchOptions());
const W = Number(width);
const page = await b.newPage({ viewport: { width: W, height: 500 } });
const shots: Buffer[] = [];
for (const id of ids) {
  await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${id}&viewMode=story&globals=${globals}`);
  await page.waitForTimeout(1500);
  shots.push(await page.screenshot({ fullPage: false }));
}
await b.close(); s.close();
const cols = W > 600 ? 2 : 5; const w = W > 600 ? 760 : 300;
const ims = await Promise.all(shots.map(async (x) => { const i = await sharp(x).resize({ width: w }).png().toBuffer(); return { i, h: (await sharp(i).metadata()).height! }; }));
const ys = Array(cols).fill(0); const comp = ims.map(({ i, h }, k) => { const c = k % cols; const top = ys[c]; ys[c] += h + 6; return { input: i, left: c * (w + 6), top }; });
await sharp({ create: { width: cols * (w + 6), height: Math.max(...ys), channels: 3, background: '#d33' } }).composite(comp).png().toFile(out!);
console.log(ids.map((i) => i.split('--')[1]).join(' '));
process.exit(0);
