import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acceptCells } from './applyDecisions';
import { addDecisions } from './baselines/decisions';
import { openSeen } from './baselines/seen';
import { readBaselines, writeBaselines } from './baselines/stories';
import { USUAL } from './cells';
import { blockers, runGate, type GateOptions, type GateResult } from './gate';
import { openPictures } from './baselines/pictures';
import { readJustified } from './integrity/readJustified';
import { placesOf, type Places } from './paths';
import { plantStorybook, type PlantedStory } from './plantedStorybook.fixtures';

vi.setConfig({ testTimeout: 600_000 });

const TODAY = '2026-11-22';
let places: Places;
beforeEach(() => (places = placesOf(mkdtempSync(path.join(tmpdir(), 'mingjian-planted-')))));
afterEach(() => rmSync(places.root, { recursive: true }));

async function visit(
  stories: Record<string, PlantedStory>,
  more: Partial<GateOptions> = {},
): Promise<GateResult> {
  const planted = plantStorybook(places.storybook, stories);
  return runGate({
    places,
    stored: readJustified(places, null, TODAY),
    storybook: places.storybook,
    stories: planted,
    stops: planted.map(({ id }) => ({ story: id, cells: USUAL })),
    today: TODAY,
    ...more,
  });
}

const html = '<main><h1>明鉴</h1><button>接单</button></main>';

describe('a story that breaks', () => {
  it('fails the run whatever its picture, unless it declares the error', async () => {
    const gate = await visit({
      'sound--standard': { html, script: 'console.warn("slow")' },
      'console--error': { html, script: 'console.error("Lost a key")' },
      'exception--later': { html, script: 'queueMicrotask(() => { throw new Error("No row") })' },
      'promise--rejected': { html, script: 'Promise.reject(new Error("No access"))' },
      'image--not-found': { html: `${html}<img alt="证件" src="/gone.png">` },
      'damaged--image': { html: `${html}<img alt="证件" src="data:image/png;base64,AAAA">` },
      'request--refused': { html, script: 'fetch("http://127.0.0.1:1/rows").catch(() => {})' },
      'declared--error': {
        html,
        script: 'console.error("Chunk 7 is missing")',
        parameters: { expectedErrors: ['Chunk'] },
      },
      'unused--declaration': { html, parameters: { expectedErrors: ['Chunk'] } },
    });

    expect(Object.fromEntries(blockers(gate).broken)).toEqual({
      'console--error': ['console.error: Lost a key'],
      'exception--later': ['uncaught: No row'],
      'promise--rejected': ['uncaught: No access'],
      'image--not-found': ['HTTP 404: /gone.png', 'broken image: /gone.png'],
      'damaged--image': ['broken image: data:image/png;base64,AAAA'],
      'request--refused': [expect.stringContaining('request failed: http://127.0.0.1:1/rows')],
      'unused--declaration': [expect.stringContaining('did not occur: Chunk')],
    });
  });
});

/** Accepts everything that a run found. */
function accept({ results }: GateResult) {
  for (const [story, { visit: seen, findings }] of results) {
    for (const { cell, before, after } of findings) {
      const lines = seen.spoken.get(cell)?.lines ?? [];
      acceptCells(places, [
        { story, title: story, name: story, cell, after, lines, renamedFrom: null },
      ]);
      addDecisions(places.decisions, [
        { ...decided, story, cell, before, after, at: `${TODAY}T09:00:00.000Z` },
      ]);
    }
  }
}
const decided = {
  verdict: 'accept',
  reason: 'First',
  by: 'Li',
  group: null,
  looked: [] as string[],
} as const;

describe('two stories of one component', () => {
  const looksLike = { story: 'AtRest', reason: 'Nothing stays of what was pressed.' };
  const busy = html.replace('<button', '<button aria-busy="true" style="opacity: 0.5"');

  it('fail where they are equal, unless one declares it and why', async () => {
    const gate = await visit({
      'equal--at-rest': { html },
      'equal--pressed': { html },
      'listed--at-rest': { html },
      'listed--pressed': { html, parameters: { looksLike } },
      'different--at-rest': { html },
      'different--busy': { html: busy },
      'untrue--at-rest': { html },
      'untrue--busy': { html: busy, parameters: { looksLike } },
      'lonely--pressed': { html, parameters: { looksLike } },
    });

    expect(Object.fromEntries(blockers(gate).broken)).toEqual({
      'equal--pressed': [expect.stringContaining('looks and reads the same as “at-rest”')],
      'untrue--busy': [expect.stringContaining('differ in light-zh')],
      'lonely--pressed': [expect.stringContaining('does not have: AtRest')],
    });
  });
});

describe('a play function', () => {
  const form = '<label>候选人 <input></label> <button>查询</button> <output></output>';
  const play = `
    const [input, button] = root.querySelectorAll('input, button');
    button.addEventListener('click', () => {
      root.querySelector('output').textContent = input.value;
      setTimeout(() => (root.querySelector('output').textContent = '太晚'), 1000);
      setTimeout(() => button.remove(), 20);
    });
    await userEvent.type(input, '张');
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');`;

  it('is shown step by step, at rest, where the story is not its baseline', async () => {
    const gate = await visit({ 'form--searched': { html: form, play } });
    const { steps, visit: seen, findings } = gate.results.get('form--searched')!;

    expect(seen.problems).toEqual([]);
    expect(findings).not.toEqual([]);
    expect(steps.map(({ label }) => label)).toEqual([
      'type "张"',
      'click 查询',
      'keyboard {Escape}',
    ]);
    expect(new Set(steps.map(({ hash }) => hash)).size).toBe(2);
    expect(steps.at(-1)!.hash).toBe(seen.shots.get('light-zh')!.hash);
    for (const { hash } of steps) expect(openPictures(places.found).has(hash)).toBe(true);
  });

  it('is not shown where nothing differs, or there is none', async () => {
    accept(await visit({ 'form--searched': { html: form, play } }));
    const gate = await visit({
      'form--searched': { html: form, play },
      'form--empty': { html: form },
    });

    expect([...gate.results.values()].map(({ steps }) => steps)).toEqual([[], []]);
  });
});

describe('the order of focus', () => {
  const links = '<a href="#1">订单</a> <a href="#2">客户</a>';

  it('is compared although pictures and spoken trees are the same', async () => {
    accept(
      await visit({
        'lost--stop': { html: links },
        'other--order': { html: links },
        'same--order': { html: links },
      }),
    );
    const gate = await visit({
      'lost--stop': { html: links.replace('href="#2"', 'href="#2" tabindex="-1"') },
      'other--order': { html: links.replace('href="#2"', 'href="#2" tabindex="1"') },
      'same--order': { html: links },
    });

    const changed = [...blockers(gate).stories].map(([story, findings]) => [
      story,
      findings.map(({ cell }) => cell),
    ]);
    expect(Object.fromEntries(changed)).toEqual({
      'lost--stop': ['focus'],
      'other--order': ['focus'],
    });
    expect(gate.results.get('other--order')?.visit.spoken.get('focus')?.lines).toEqual([
      '- link "客户" [tabindex 1]',
      '- link "订单"',
    ]);
  });
});

describe('a part of a story that is loaded late', () => {
  /** A part comes with a request, and React reveals it up to 300 ms later. */
  const script = `
    const root = document.querySelector('#storybook-root');
    const reveal = () => (root.querySelector('button').textContent = '已加载');
    const load = (times) =>
      times === 0 ? setTimeout(reveal, 295) : fetch('/iframe.html?' + times).then(() => load(times - 1));
    load(5);`;

  it('is waited for', async () => {
    const gate = await visit({ 'late--part': { html, script } });

    expect(gate.results.get('late--part')?.visit.spoken.get('spoken-zh')?.lines).toContain(
      '  - button "已加载"',
    );
  });
});

describe('a story that an earlier run saw', () => {
  const stories = { 'seen--one': { html }, 'seen--other': { html: html.replace('接单', '转交') } };
  const remember = (prints: Record<string, string>) => ({
    memory: {
      seen: openSeen(places.seen),
      fingerprintOf: (story: string) => prints[story] ?? 'same',
    },
  });

  it('is not visited while it is made of the same', async () => {
    accept(await visit(stories));
    const first = await visit(stories, remember({}));
    const second = await visit(stories, remember({}));
    const third = await visit(stories, remember({ 'seen--one': 'changed' }));

    expect([first, second, third].map(({ recalled }) => recalled)).toEqual([0, 2, 1]);
    expect([...third.results.keys()].sort()).toEqual(['seen--one', 'seen--other']);
  });

  it('is visited when its baseline is another, and when it failed', async () => {
    const broken = { ...stories, 'seen--broken': { html, script: 'console.error("No key")' } };
    accept(await visit(broken));
    await visit(broken, remember({}));
    const other = readBaselines(places.stories).get('seen--one')!;
    writeBaselines(
      places.stories,
      new Map([['seen--one', { ...other, cells: { ...other.cells, 'dark-zh': 'f'.repeat(20) } }]]),
    );

    const again = await visit(broken, remember({}));

    expect(again.recalled).toBe(1);
    expect([...blockers(again).broken.keys()]).toEqual(['seen--broken']);
  });
});
