import { existsSync, readFileSync } from 'node:fs';
import { hashPixels, readPixels } from '../pixels';
import { openBrowser } from './panes';

/** Properties of the machine that influence rendering. */
export interface Machine {
  /** Version of the browser. */
  browser: string;
  /**
   * Hash of a picture of everything that processors are known to round differently: shadows,
   * gradients, curves, blends, glyphs.
   */
  probe: string;
}

const PROBE = `<body style="margin:0;background:#fff">
<div style="margin:20px;width:300px;height:80px;border-radius:13px;border:1px solid #2f7dee;box-shadow:0 6px 16px rgb(0 0 0 / 18%),0 1px 3px rgb(20 60 120 / 31%);
background:linear-gradient(37deg,#2f7dee,#f5a623 63%,#fff)"></div>
<div style="margin:20px;width:90px;height:90px;border-radius:50%;background:conic-gradient(#f00,#0f0,#00f,#f00);opacity:.73;filter:blur(1.5px)"></div>
<svg width="200" height="60"><path d="M3 50 C 40 0, 90 90, 190 7" fill="none" stroke="#909399" stroke-width="1.7"/></svg>
<p style="font-size:13px;color:#303133;transform:rotate(.7deg)">The quick brown fox 0123456789</p></body>`;

/** Takes the probe's picture on this machine. */
export async function readMachine(): Promise<Machine> {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 400, height: 400 },
      deviceScaleFactor: 1,
    });
    await page.setContent(PROBE);
    return {
      browser: browser.version(),
      probe: hashPixels(await readPixels(await page.screenshot())),
    };
  } finally {
    await browser.close();
  }
}

/** The machine that made the baselines; `null` before the first. */
export function readReference(file: string): Machine | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Machine) : null;
}
