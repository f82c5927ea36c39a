import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSite, withSite } from './site';
import { StartError } from './startError';

const PAGE =
  '<html data-mj-mode="__MODE__"><meta name="mj-site" content="__SITE__" /><title>背调</title></html>';

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

describe('the settings of a deployment', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const file = path.join(folder, 'site.json');
  afterAll(() => rmSync(folder, { recursive: true }));
  const readText = (text: string) => {
    writeFileSync(file, text);
    return readSite(file, true);
  };

  it('say nothing without a file, but that errors are logged in production', () => {
    expect(readSite(undefined, true)).toEqual({ errorLog: true });
    expect(readSite(undefined, false)).toEqual({ errorLog: false });
  });

  it('are read from a file', () => {
    const site = { layout: 'top', theme: '#6959CD', language: 'browser', errorLog: false };

    expect(readText(JSON.stringify(site))).toEqual(site);
  });

  it.each([
    ['{', 'cannot be read'],
    ['[]', 'no JSON object'],
    ['null', 'no JSON object'],
    ['{"layout":"right","logo":true}', 'layout, logo'],
  ])('stop the start in a sentence: %s', (text, sentence) => {
    expect(() => readText(text)).toThrow(StartError);
    expect(() => readText(text)).toThrow(sentence);
  });

  it('reach the page escaped, whatever they contain', () => {
    const title = { zh: '</title>"&$1', en: '"><script>' };

    const html = withSite(PAGE, { title, mode: 'dark' });

    expect(html.match(/<(?!\/?(html|meta|title)\b)/g)).toBeNull();
    expect(html).toContain('data-mj-mode="dark"');
    expect(unescaped(/<title>(.*)<\/title>/.exec(html)![1]!)).toBe(title.zh);
    const content = unescaped(/content="([^"]*)"/.exec(html)![1]!);
    expect(JSON.parse(content)).toEqual({ title, mode: 'dark' });
  });

  it('leave the title of the page where they name none', () => {
    expect(withSite(PAGE, {})).toContain('<title>背调</title>');
  });
});
