import { json, reference, text } from '../../resource/field';
import { view } from '../../resource/resource';

/** Layouts and other settings, one per user and page. */
export const userConfig = view(
  'sysConfigUser',
  {
    userId: reference('sysUsers', {}),
    code: text({ max: 64, search: true, sort: true }),
    value: json({}),
  },
  { module: 'none' },
);
