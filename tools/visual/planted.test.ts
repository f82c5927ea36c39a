import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { acceptCells } from './applyDecisions';
import { addDecisions } from './baselines/decisions';
import { blockers, runGate, type GateResult } from './gate';
import { readJustified } from './integrity/readJustified';
import { placesOf, type Places } from './paths';
import { plantStorybook, type PlantedStory } from './plantedStorybook.fixtures';

vi.setConfig({ testTimeout: 120_000 });

const TODAY = '2026-11-22';
let places: Places;
beforeEach(() => (places = placesOf(mkdtempSync(path.join(tmpdir(), 'mingjian-planted-')))));
afterEach(() => rmSync(places.root, { recursive: true }));

async function visit(stories: Record<string, PlantedStory>): Promise<GateResult> {
  return runGate({
    places,
    stored: readJustified(places, null, TODAY),
    storybook: places.storybook,
    stories: plantStorybook(places.storybook, stories),
    today: TODAY,
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
      'image--damaged': { html: `${html}<img alt="证件" src="data:image/png;base64,AAAA">` },
      'request--refused': { html, script: 'fetch("http://127.0.0.1:1/rows").catch(() => {})' },
      'declared--error': {
        html,
        script: 'console.error("Chunk 7 is missing")',
        parameters: { expectedErrors: ['Chunk'] },
      },
      'declared--nothing': { html, parameters: { expectedErrors: ['Chunk'] } },
    });

    expect(Object.fromEntries(blockers(gate).broken)).toEqual({
      'console--error': ['console.error: Lost a key'],
      'exception--later': ['uncaught: No row'],
      'promise--rejected': ['uncaught: No access'],
      'image--not-found': ['HTTP 404: /gone.png', 'broken image: /gone.png'],
      'image--damaged': ['broken image: data:image/png;base64,AAAA'],
      'request--refused': [expect.stringContaining('request failed: http://127.0.0.1:1/rows')],
      'declared--nothing': [expect.stringContaining('did not occur: Chunk')],
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
const decided = { verdict: 'accept', reason: 'First', by: 'Li', group: null } as const;

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
