import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import type { LooksLike } from './model/twins';
import type { Story } from './storybook';

/** A story of a planted Storybook. */
export interface PlantedStory {
  html: string;
  /** Runs when the story is rendered. */
  script?: string;
  /** Its play function: the body of one that takes `userEvent` and `root`. */
  play?: string;
  parameters?: { expectedErrors?: string[]; looksLike?: LooksLike };
}

/** Runs in the page: as much of Storybook as the driver uses. */
const PREVIEW = `
const listeners = new Map();
const listen = (event) => listeners.get(event) ?? listeners.set(event, new Set()).get(event);
const report = (event, payload) => listen(event).forEach((listener) => listener(payload));
window.__STORYBOOK_ADDONS_CHANNEL__ = {
  on: (event, listener) => listen(event).add(listener),
  off: (event, listener) => listen(event).delete(listener),
  emit: (event, { storyId }) => event === 'setCurrentStory' && render(storyId),
};
window.__STORYBOOK_PREVIEW__ = {
  currentRender: {},
  storyStoreValue: {
    loadStory: async ({ storyId }) => ({ parameters: STORIES[storyId].parameters ?? {} }),
    userGlobals: { update() {} },
  },
};
window.showInCell = () => {};
async function render(storyId) {
  const { html, script = '', play, parameters = {} } = STORIES[storyId];
  const phase = (newPhase) => report('storyRenderPhaseChanged', { newPhase, storyId });
  window.__STORYBOOK_PREVIEW__.currentRender = { story: { parameters, playFunction: play } };
  const root = document.querySelector('#storybook-root');
  root.innerHTML = html;
  new Function(script)();
  if (play) {
    phase('playing');
    await new Function('userEvent', 'root', \`return (async () => {\${play}})()\`)(
      storybookTest.userEvent,
      root,
    );
    phase('played');
  }
  phase('finished');
}`;

/** The real `userEvent`, with Storybook's own instrumenter. */
const storybookTest = () =>
  buildSync({
    stdin: {
      contents: "export { userEvent } from 'storybook/test';",
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'storybookTest',
  }).outputFiles[0]!.text;

/** Writes a Storybook of a few stories into `folder`. Returns the stories. */
export function plantStorybook(folder: string, stories: Record<string, PlantedStory>): Story[] {
  mkdirSync(folder, { recursive: true });
  const plays = Object.values(stories).some(({ play }) => play !== undefined);
  if (plays) writeFileSync(path.join(folder, 'storybookTest.js'), storybookTest());
  const page = `<!doctype html><html lang="zh"><meta charset="utf-8"><title>Stories</title>
<body style="margin: 16px"><div id="storybook-root"></div>
${plays ? '<script src="storybookTest.js"></script>' : ''}
<script>const STORIES = ${JSON.stringify(stories).replaceAll('<', '\\u003c')};${PREVIEW}</script></body></html>`;
  writeFileSync(path.join(folder, 'iframe.html'), page);
  return Object.keys(stories).map((id) => ({
    id,
    title: id.split('--')[0]!,
    name: id.split('--')[1]!,
    file: `${id}.stories.tsx`,
  }));
}
