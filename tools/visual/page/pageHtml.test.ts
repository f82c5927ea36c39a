// @vitest-environment node
import { gunzipSync } from 'node:zlib';
import { sampleReport } from './page.fixtures';
import { inScript, pageHtml } from './pageHtml';

const page = (script = 'run()') =>
  pageHtml({
    script,
    report: { ...sampleReport(1), commit: '</script><script>steal()</script><!--' },
    pictures: new Map([['after-0000', Buffer.from('webp')]]),
  });

describe('pageHtml', () => {
  it('lets nothing in the report end its script', () => {
    const html = page();

    expect(html).not.toContain('</script><script>steal()');
    expect(html).not.toContain('<!--');
    const packed = Buffer.from(html.match(/data-report>(.*?)<\/script>/)![1]!, 'base64');
    expect(JSON.parse(gunzipSync(packed).toString())).toMatchObject({
      commit: '</script><script>steal()</script><!--',
    });
  });

  it('escapes in a program what its strings may hold', () => {
    expect(inScript('"</SCRIPT>"')).toBe('"\\u003C/SCRIPT>"');
  });

  it('carries each picture once, as text that the browser neither runs nor decodes', () => {
    expect(page().split('data-picture="after-0000"')).toHaveLength(2);
    expect(page()).toContain(
      `<script type="text/plain" data-picture="after-0000">${Buffer.from('webp').toString('base64')}</script>`,
    );
  });

  it('allows this one script and no address at all', () => {
    expect(page()).toMatch(/default-src 'none'; script-src 'sha256-[\w+/=]+'/);
    expect(page('other()').match(/sha256-[^']+/)![0]).not.toBe(page().match(/sha256-[^']+/)![0]);
    expect(page()).not.toMatch(/(src|href)="https?:/);
  });
});
