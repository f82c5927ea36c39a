import type {
  Box,
  Cause,
  Change,
  ChangeKind,
  Picture,
  Region,
  Report,
  Sign,
  StoryMatrix,
} from '../report';
import { groupChanges } from '../model/groups';
import { SAMPLE_BROKEN, SAMPLE_MASKS } from './otherFindings.fixtures';

const TITLES = [
  'Parts/Button',
  'Parts/Tag',
  'Forms/TextField',
  'Forms/Select',
  'Lists/Table',
  'Feedback/Alert',
  'Layout/PageHeader',
  'Parts/Kbd',
];
const NAMES = ['Neutral', 'LongText', 'Disabled', 'Loading', 'Empty', 'ManyRows'];
const CELLS = ['light-zh', 'dark-zh', 'light-en', 'dark-en', 'compact', 'phone'];
const SIZES: [number, number][] = [
  [640, 200],
  [1280, 96],
  [400, 40],
  [800, 480],
  [1280, 600],
  [560, 320],
];

const accent: Cause = {
  kind: 'token',
  name: 'color.accent',
  component: null,
  before: '#0b6bcb',
  after: '#0a56a3',
};
const space: Cause = {
  kind: 'token',
  name: 'space.md',
  component: 'Tag',
  before: '12px',
  after: '14px',
};
const browser: Cause = {
  kind: 'setting',
  name: 'browser',
  component: null,
  before: '142.0',
  after: '143.0',
};

/** One member of the list that turns with `at`: the sample has no chance in it. */
function turn<Item>(list: readonly Item[], at: number): Item {
  return list[at % list.length]!;
}

function byStory(changes: readonly Change[]): Map<string, Change[]> {
  const stories = new Map<string, Change[]>();
  for (const change of changes) {
    const members = stories.get(change.story) ?? [];
    members.push(change);
    stories.set(change.story, members);
  }
  return stories;
}

/**
 * Returns a report of so many changes without clock or chance: of every kind, some explained and
 * some not, in groups of one to a dozen, with marks, breaches and spoken trees. `sampleReport(0)`
 * is the report of a run in which nothing changed.
 */
export function sampleReport(changes: number): Report {
  const { changes: all, groups } = groupChanges(
    Array.from({ length: changes }, (_, at) => sampleChange(at)).map((change) => ({
      ...change,
      signature: {
        key: `${change.kind} ${change.signs.join(' ')} ${change.title}`,
        by: 'component',
        proven: [],
      },
    })),
  );

  return {
    id: `sample-${changes}`,
    at: '2026-11-21T09:30:00.000Z',
    commit: '4f2c91a+',
    against: null,
    base: null,
    captures: 2_412,
    changes: all,
    groups,
    broken: changes === 0 ? [] : [SAMPLE_BROKEN],
    missing:
      changes === 0
        ? []
        : [
            {
              cause: { ...accent, name: 'color.focus', before: '#0b6bcb', after: '#0a5fb5' },
              stories: ['parts-link--visited'],
            },
          ],
    masks: changes === 0 ? [] : SAMPLE_MASKS,
    stories: [...byStory(all)].map(([story, members]) => ({
      story,
      title: members[0]!.title,
      name: members[0]!.name,
      cells: CELLS.map((cell) => {
        const change = members.find((member) => member.cell === cell);
        return {
          cell,
          picture: change ? (change.after ?? change.before) : null,
          changed: change !== undefined,
        };
      }),
      steps: stepsOf(members[0]!),
    })),
  };
}

/** Stories that are loading have a play function of three steps. */
function stepsOf({ name, after }: Change): StoryMatrix['steps'] {
  if (name !== 'Loading' || !after) return [];
  const number = after.hash.slice(-4);
  return ['点击“接单”', '等待结果', '关闭提示'].map((label, at) => ({
    label,
    picture: { ...after, hash: `step${at}-${number}` },
  }));
}

function kindOf(at: number): ChangeKind {
  if (at % 23 === 7) return 'new';
  if (at % 29 === 11) return 'removed';
  if (at % 31 === 13) return 'renamed';
  return at % 17 === 5 ? 'unstable' : 'changed';
}

function sampleChange(at: number): Omit<Change, 'group'> {
  const kind = kindOf(at);
  const [width, height] = turn(SIZES, Math.floor(at / CELLS.length));
  const name = turn(NAMES, Math.floor(at / CELLS.length));
  const title = turn(TITLES, Math.floor(at / (CELLS.length * 2)));
  const cell = turn(CELLS, at);
  const story = `${title.toLowerCase().replace('/', '-')}--${name.toLowerCase()}-${Math.floor(at / CELLS.length)}`;
  const picture = (version: string, grown = 0): Picture => ({
    hash: hashOf(at, version),
    width,
    height: height + grown,
  });
  const before = kind === 'new' ? null : picture('before');
  const isGrown = kind === 'changed' && at % 9 === 4;
  const after =
    kind === 'removed' ? null : kind === 'renamed' ? before : picture('after', isGrown ? 20 : 0);
  const regions = kind === 'changed' || kind === 'unstable' ? regionsOf(at, width, height) : [];

  return {
    id: `${story}/${cell}`,
    kind,
    story,
    cell,
    title,
    name,
    before,
    after,
    again: kind === 'unstable' ? picture('again') : null,
    renamedFrom: kind === 'renamed' ? `${story}-old` : null,
    regions,
    signs: kind === 'changed' ? signsOf(at, isGrown) : [],
    causes: causesOf(at, kind, title),
    aria: ariaOf(at, name),
    axe: { before: [], after: at % 13 === 3 ? [breachOf(width)] : [] },
    marks: kind === 'removed' ? null : marksOf(width, height),
    console: at % 11 === 6 ? ['Warning: each child in a list should have a unique "key".'] : [],
    decided:
      at % 37 === 20 && kind === 'changed'
        ? earlierOf(story, cell, hashOf(at, 'before'), hashOf(at, 'after'))
        : null,
  };
}

/** Looks like a content hash and says what is drawn: `samplePictures` reads it back. */
function hashOf(at: number, version: string) {
  return `${version}-${at.toString(16).padStart(4, '0')}`;
}

function regionsOf(at: number, width: number, height: number): Region[] {
  const count = 1 + (at % 4);
  return Array.from({ length: count }, (_, place) => ({
    x: Math.round((width / (count + 1)) * (place + 1)) - 8,
    y: Math.round(height / 2) - 6,
    width: place === count - 1 ? 1 : 28,
    height: place === count - 1 ? 1 : 12,
    pixels: place === count - 1 ? 1 : 28 * 12,
  }));
}

function signsOf(at: number, isGrown: boolean): Sign[] {
  const sign = turn<Sign>(['recoloured', 'moved', 'redrawn', 'appeared'], at);
  return isGrown ? ['resized', sign] : [sign];
}

function causesOf(at: number, kind: ChangeKind, title: string): Cause[] {
  if (kind === 'unstable' || kind === 'renamed' || at % 10 === 1) return [];
  const part = title.split('/')[1];
  const file: Cause = {
    kind: 'file',
    name: `packages/ui/src/${part}/${part}.styles.ts`,
    component: part!,
    before: null,
    after: null,
  };
  return [...(at % 2 === 0 ? [accent] : [space]), file, ...(at % 12 === 0 ? [browser] : [])];
}

function ariaOf(at: number, name: string) {
  const before = [
    'main',
    `  heading "${name}" level 2`,
    '  button "接单"',
    '  list',
    ...Array.from({ length: 6 }, (_, row) => `    listitem "订单 ${row + 1}"`),
  ];
  const after =
    at % 5 === 2
      ? before.map((line) => line.replace('button "接单"', 'button "接受订单"'))
      : before;
  return { before, after };
}

const breachOf = (width: number) => ({
  rule: 'color-contrast',
  impact: 'serious',
  target: 'button[data-tone="quiet"]',
  help: 'Elements must meet minimum color contrast ratio thresholds',
  box: { x: Math.round(width * 0.1), y: 8, width: 80, height: 24 },
});

function marksOf(width: number, height: number): Change['marks'] {
  const box = (column: number): Box => ({
    x: Math.round((width / 5) * column) + 8,
    y: Math.round(height * 0.2),
    width: 64,
    height: Math.min(24, height - 8),
  });
  return {
    focus: [0, 1, 2, 3].map((at) => ({ box: box(at), role: 'button', name: `操作 ${at + 1}` })),
    names: [0, 2].map((at) => ({
      box: box(at),
      role: at === 0 ? 'heading' : 'button',
      name: at === 0 ? '订单' : '',
    })),
    contrast: [
      { box: box(1), ratio: 7.2, needed: 4.5 },
      { box: box(3), ratio: 3.1, needed: 4.5 },
    ],
  };
}

const earlierOf = (
  story: string,
  cell: string,
  before: string,
  after: string,
): Change['decided'] => ({
  story,
  cell,
  before,
  after,
  verdict: 'deny',
  reason: '主按钮比标准蓝深了一级，应为 accent。',
  by: '周岚',
  at: '2026-11-20T03:12:00.000Z',
  group: null,
  looked: [],
});
