import type { Report } from '../report';

/** Returns what there are pictures of: one component lacks some, and two lack states. */
export const sampleCoverage = (
  titles: readonly string[],
  cells: readonly string[],
): Report['coverage'] => ({
  cells: [...cells],
  components: titles.toSorted().map((title, at) => ({
    title,
    stories: 6 + at,
    pictures: Object.fromEntries(
      cells.map((cell, place) => [cell, 6 + at - (at === 3 && place < 4 ? 1 : 0)]),
    ),
  })),
  states: [
    { parts: ['Button', 'IconButton'], owed: 10, missing: [] },
    { parts: ['Table', 'TableFrame'], owed: 13, missing: ['loading', 'error'] },
    { parts: ['Select'], owed: 14, missing: ['tone'] },
  ],
  words: [
    { state: 'hover', words: ['hovered', 'hover'] },
    { state: 'loading', words: ['loading', 'loads', 'pending'] },
  ],
});

/** A story that throws and lacks an image. */
export const SAMPLE_BROKEN: Report['broken'][number] = {
  story: 'parts-statuslight--live',
  title: 'Parts/StatusLight',
  name: 'Live',
  lines: ['uncaught: No row', 'HTTP 404: /photo.png'],
};

/** One mask that ends soon, and one that holds. */
export const SAMPLE_MASKS: Report['masks'] = [
  {
    story: 'data-map--pickup',
    cell: null,
    selector: '.leaflet-tile-pane',
    reason: '地图瓦片来自外部',
    by: '周岚',
    since: '2026-11-09',
    until: '2026-12-31',
    area: 0.42,
  },
  {
    story: 'feedback-progress--busy',
    cell: 'dark-zh',
    selector: '[role=progressbar]',
    reason: '动画',
    by: '陈立',
    since: '2026-05-04',
    until: '2026-11-25',
    area: 0.03,
  },
];
