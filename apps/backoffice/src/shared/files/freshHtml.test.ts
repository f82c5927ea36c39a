import type { Http } from '@mingjian/api';
import { freshHtml, hasExpired } from './freshHtml';

const FAR = Date.now() + 600_000;
const picture = (name: string, until: number) =>
  `<img src="/CM-API/system/openFile/${name}.png?ticket=${until}.7.a" alt="">`;

it('renews the expired addresses of a rich text, each once, and no others', async () => {
  const requests: string[][] = [];
  const http: Http = {
    send: async (_, input) => {
      const { paths } = input as { paths: string[] };
      requests.push(paths);
      return paths.map((path) => path.replace('ticket=1.', `ticket=${FAR}.`)) as never;
    },
  };
  const html = `<p>${picture('a', 1)}${picture('b', FAR)}${picture('a', 1)}</p>`;

  expect(hasExpired(html, Date.now())).toBe(true);
  const renewed = await freshHtml(http, html);
  expect(renewed).toBe(`<p>${picture('a', FAR)}${picture('b', FAR)}${picture('a', FAR)}</p>`);
  expect(requests).toEqual([['/CM-API/system/openFile/a.png?ticket=1.7.a']]);
  expect(hasExpired(renewed, Date.now())).toBe(false);
});
