import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { plantStorybook } from '../plantedStorybook.fixtures';
import { serveFolder } from '../storybook';
import { describeTokens } from './describeTokens';
import type { Probe } from './probes';
import { watchTokens } from './watchTokens';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'mingjian-tokens-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const probe = (name: string, stepped: string, rest: Partial<Probe> = {}): Probe => ({
  name,
  token: name,
  variable: `--${name}`,
  selector: ':root',
  cell: 'light-zh',
  value: '#c42b1c',
  fallback: '#c42b1c',
  stepped,
  leftOut: null,
  ...rest,
});
const read = (name: string) => `<p style="background: var(--${name}, #c42b1c)">明鉴</p>`;

it('finds a token by one step of one channel, and names those that no picture shows', async () => {
  const stories = plantStorybook(folder, {
    'tag--standard': { html: `${read('shown')}${read('exempt')}` },
    'tag--hidden': { html: `<div hidden>${read('hidden')}</div>` },
    'tag--replaced': { html: `<style>:root { --replaced: #000; }</style>${read('replaced')}` },
  });
  const candidates = stories.map((story) => ({ story, distanceOf: () => 1 }));
  const { address, close } = await serveFolder(folder);

  const watched = await watchTokens({
    address,
    candidates,
    probes: [
      probe('shown', '#c52b1c'),
      probe('hidden', '#c52b1c'),
      probe('replaced', '#c52b1c', { fallback: '#000000' }),
      probe('exempt', '#c52b1c', { leftOut: 'never painted' }),
    ],
  }).finally(close);

  const { lines, failed } = describeTokens({ watched, candidates, leftOut: [], seconds: 1 });
  expect(failed).toBe(3);
  expect(lines).toEqual([
    'hidden changes no picture (#c42b1c → #c52b1c).',
    '  Read by tag--standard, tag--hidden, tag--replaced.',
    'replaced changes no picture (#c42b1c → #c52b1c).',
    '  Read by tag--standard, tag--hidden, tag--replaced.',
    'exempt is left out, but tag--standard shows it: remove its entry.',
    expect.stringMatching(/stories, \d+ pictures/),
    '1 tokens passed, 3 failed',
  ]);
});
