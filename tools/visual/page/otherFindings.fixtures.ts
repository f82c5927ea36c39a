import type { Report } from '../report';

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
