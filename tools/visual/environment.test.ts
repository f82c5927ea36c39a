import { browserEnvironment } from '../chromium.mjs';
import { openBrowser } from './capture/panes';
import { hashPixels, readPixels } from './pixels';

vi.setConfig({ testTimeout: 600_000 });

/** Everything that the browser itself words, shortens, formats or sets in a font of its choice. */
const PAGE = `<body style="margin: 8px; font: 14px sans-serif">
<input type="file"><input type="file" multiple><input type="submit"><input type="reset">
<input type="date" value="2026-01-15"><input type="datetime-local" value="2026-01-15T09:30">
<input type="time" value="09:30"><input type="month"><input type="week"><input type="color">
<input type="number" value="1234.5"><select><option>明鉴</select><details><summary>A</summary></details>
<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">候选人 Candidate</p>
<p lang="ja">骨直角</p><p>骨直角 “A” … —</p><textarea dir="auto">明</textarea><img alt="照片" src="data:,">
<script>document.body.append(new Date(0).toString(), (1e6).toLocaleString(), navigator.languages)</script>`;

async function shoot(variables: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const browser = await openBrowser();
  try {
    const context = { viewport: { width: 400, height: 600 }, deviceScaleFactor: 1 };
    const page = await browser.newPage(context);
    await page.setContent(PAGE);
    // A page without a painted frame cannot be captured.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        }),
    );
    return hashPixels(await readPixels(await page.screenshot()));
  } finally {
    await browser.close();
    vi.unstubAllEnvs();
  }
}

describe('the browser', () => {
  it('renders the same pixels whatever language, zone and fonts the machine has', async () => {
    const plain = await shoot({ LANG: 'C' });
    const chinese = await shoot({
      LANG: 'zh_CN.UTF-8',
      LC_ALL: 'zh_CN.UTF-8',
      LANGUAGE: 'zh_CN:zh',
    });
    const german = await shoot({ LANG: 'de_DE.UTF-8', TZ: 'America/New_York', FC_LANG: 'ja' });

    expect([chinese, german]).toEqual([plain, plain]);
  });

  it('gets nothing of the machine but what a process needs', () => {
    const machine = {
      PATH: '/bin',
      HOME: '/home/li',
      LANG: 'zh_CN.UTF-8',
      LC_TIME: 'de_DE.UTF-8',
      TZ: 'UTC',
      FONTCONFIG_PATH: '/etc/fonts',
      GTK_THEME: 'dark',
    };

    expect(browserEnvironment(machine, '/chromium')).toEqual({
      PATH: '/bin',
      HOME: '/home/li',
      LANG: 'C.UTF-8',
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      LD_LIBRARY_PATH: '/chromium/lib',
      FONTCONFIG_FILE: '/chromium/fonts.conf',
    });
  });
});
