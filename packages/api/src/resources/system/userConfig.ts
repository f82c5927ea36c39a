import { object, string } from 'yup';
import { json, reference, text } from '../../resource/field';
import { view } from '../../resource/resource';
import { idText } from '../../schema';

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

/** One person's setting of one page. */
export interface UserConfig {
  id: string;
  userId: string;
  code: string;
  /** JSON text. */
  value: string;
}

/** Code of the setting that holds a person's theme, layout and language. */
export const SHELL_SETTINGS = 'shell';

/** Schema of a setting. */
export const userConfigDraft = object({
  id: idText(),
  code: string().max(64).required(),
  /** The caller; another one is refused. */
  userId: idText(),
  /** JSON text, 64 KB at most. */
  value: string().max(65_536).required(),
});
