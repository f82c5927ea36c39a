/**
 * States that core components show in stories of their own. Rest is what every story shows; colours
 * forced and narrow windows are cells.
 */
export const STATES = [
  'hover',
  'focus',
  'active',
  'disabled',
  'readOnly',
  'loading',
  'empty',
  'error',
  'tone',
  'longText',
  'limits',
  'many',
  'keyboard',
  'rightToLeft',
] as const;

export type State = (typeof STATES)[number];

/**
 * The words by which a story's id says that it shows a state: `parts-select--empty-open` shows
 * `empty` and `active`. Whole words alone count, and nothing but the id is read.
 */
export const STATE_WORDS: Record<State, readonly string[]> = {
  hover: ['hovered', 'hover', 'drag-over'],
  focus: ['focused', 'focus', 'reached-by-keyboard'],
  active: [
    'open',
    'opens',
    'pressed',
    'expanded',
    'nested',
    'selected',
    'filled',
    'closable',
    'middle',
  ],
  disabled: ['disabled'],
  readOnly: ['read-only'],
  loading: ['loading', 'loads', 'busy', 'pending', 'retrying'],
  empty: ['empty', 'no-match', 'nothing', 'zero'],
  error: ['invalid', 'failed', 'error', 'errors', 'wrong', 'unreadable', 'danger'],
  tone: ['success', 'tones', 'warning', 'danger', 'done', 'asks-before-closing'],
  longText: ['long-text', 'long'],
  limits: (
    'limits limit most least min max full counted decimals small large corner upwards edge sticky-head partly-checked required icon ' +
    'thirty-tabs stack-of-five first-page nine-steps more-than-shown several-open stale-answer-is-ignored'
  ).split(' '),
  many: ['many', 'thirty-tabs'],
  keyboard: ['keyboard', 'arrows', 'enter', 'typed', 'composed', 'takes-focus', 'gives-focus-back'],
  rightToLeft: ['right-to-left'],
};

/** Required states of a core component. Parts that do one job together share them. */
export interface CoreRow {
  parts: readonly string[];
  owes: readonly State[];
}

const all = STATES;
const but = (...left: State[]): State[] => all.filter((state) => !left.includes(state));
const row = (parts: string, owes: readonly State[]): CoreRow => ({ parts: parts.split(' '), owes });

/** The states that each core component must show. */
export const CORE_ROWS: readonly CoreRow[] = [
  row('Button IconButton', but('readOnly', 'empty', 'error', 'many')),
  row('TextField', but('many')),
  row('TextArea', but('many')),
  row('NumberField', but('loading', 'many')),
  row('Select', all),
  row('MultiSelect', all),
  row('Combobox', but('tone')),
  row('TreeSelect', but('tone')),
  row('DatePicker', but('loading', 'many')),
  row('DateRangePicker', but('loading', 'many')),
  row('TimePicker', but('loading', 'many')),
  row('DateTimePicker', but('loading', 'many')),
  row('MonthPicker', but('loading', 'many')),
  row('Field ErrorSummary', but('hover', 'active', 'empty')),
  row('Table TableFrame', but('readOnly')),
  row('Tree', but('readOnly', 'tone')),
  row('Dialog', but('hover', 'disabled', 'readOnly', 'empty', 'many')),
  row('Drawer', but('hover', 'disabled', 'readOnly', 'empty', 'many')),
  row('Menu', but('readOnly', 'error')),
  row('ContextMenu', but('readOnly', 'error')),
  row('Tabs', but('readOnly', 'empty', 'tone', 'many')),
  row(
    'Alert MessageRegion NotificationRegion',
    but('active', 'disabled', 'readOnly', 'loading', 'empty', 'many'),
  ),
  row('Steps Pagination Breadcrumb', but('readOnly', 'empty', 'many')),
];

/** Returns the states that a story shows, by the words of its id. */
export function statesOf(story: string): State[] {
  const words = `-${story.split('--')[1] ?? ''}-`;
  return STATES.filter((state) => STATE_WORDS[state].some((word) => words.includes(`-${word}-`)));
}
