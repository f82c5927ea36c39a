import { sources } from './sources.mjs';

const pointer = ['Hovered', 'Focused'];
const off = ['Disabled', 'DisabledTellsWhy'];
const text = ['LongText', 'RightToLeft'];
const toned = ['Warning', 'Success'];
const field = [...pointer, ...off, 'ReadOnly', 'Empty', 'Invalid', ...text];

/**
 * The states that each core component shows in stories of its own. Modes, languages, densities,
 * small screens and forced colours are not among them: every story is seen in those.
 */
const required = {
  Button: [...pointer, 'Pressed', ...off, 'Loading', 'Danger', 'WithIcon', ...text],
  IconButton: [...pointer, 'Pressed', ...off, 'RightToLeft'],
  SplitButton: [...pointer, 'Open', ...off, 'Loading', ...text],
  TextField: [...field, ...toned, 'Loading'],
  TextArea: [...field, ...toned, 'Loading', 'Counted'],
  NumberField: [...field, ...toned, 'AtTheMost', 'PastedFullWidth'],
  Select: [
    ...field,
    ...toned,
    'Open',
    'OpensUpwards',
    'OneDisabled',
    'EmptyOpen',
    'Many',
    'Loading',
    'LoadFailed',
  ],
  MultiSelect: [
    ...field,
    ...toned,
    'Open',
    'EmptyOpen',
    'MoreThanShown',
    'MostPickedOpen',
    'Many',
    'Loading',
    'LoadFailed',
  ],
  Combobox: [
    ...field,
    ...toned,
    'Open',
    'OneDisabled',
    'Loading',
    'LoadFailed',
    'CreatesANewOne',
    'StaleAnswerIsIgnored',
    'Many',
  ],
  TreeSelect: [...pointer, ...off, 'ReadOnly', 'Open', 'Invalid', ...toned, 'Many', ...text],
  Tree: [
    ...pointer,
    'OneDisabled',
    'LoadsABranch',
    'BranchFailed',
    'Empty',
    'PartlyChecked',
    'Many',
    ...text,
  ],
  Field: ['Invalid', ...toned, 'Loading', 'Disabled', ...text],
  ErrorSummary: ['Many', ...text],
  Table: [
    'Hovered',
    'Focused',
    'Selected',
    'OneDisabled',
    'DisabledTellsWhy',
    'RowTones',
    'Many',
    ...text,
  ],
  TableFrame: ['Empty', 'StickyHead', 'Narrow'],
  Dialog: [
    'Small',
    'Medium',
    'Large',
    'FullWindow',
    'Nested',
    'Loading',
    'AsksBeforeClosing',
    ...text,
  ],
  Drawer: ['Small', 'Medium', 'Large', 'FullWindow', 'Nested', 'Loading', ...text],
  Menu: [
    ...pointer,
    'Open',
    'OneDisabled',
    'Loading',
    'Empty',
    'Danger',
    'Many',
    'FlipsAtTheEdge',
    'WithShortcuts',
    ...text,
  ],
  ContextMenu: ['Open', 'AtTheCorner', 'OneDisabled', 'Loading', 'Empty', 'Many', ...text],
  Tabs: [
    ...pointer,
    'DisabledTellsWhy',
    'Loading',
    'WithCounts',
    'WithErrors',
    'ErrorsInAllTabs',
    'ThirtyTabs',
    'Closable',
    ...text,
  ],
  MessageRegion: ['Success', 'Warning', 'Danger', ...text],
  NotificationRegion: ['StackOfFive', 'WithAction', 'ReachedByKeyboard', 'PausesOnHover', ...text],
  Alert: ['Info', 'Success', 'Warning', 'Danger', 'WithAction', ...text],
  Steps: [...pointer, 'Loading', 'Failed', ...text],
  Pagination: [...pointer, 'Disabled', 'Loading', 'Many', 'FirstPage', 'RightToLeft'],
  Breadcrumb: [...pointer, 'Loading', 'Folded', ...text],
  RegionCascader: [
    ...field,
    'Warning',
    'Open',
    'Several',
    'SearchedByPinyin',
    'NothingFound',
    'RetiredRegion',
    'UnknownCode',
    'Unreadable',
    'Loading',
  ],
  ItemEditor: ['Empty', 'ReadOnly', 'Invalid', 'Forbidden', 'Published', 'RightToLeft'],
  RegionRows: ['Empty', 'ReadOnly', 'Disabled', 'Invalid', 'TwiceTheSame', 'RightToLeft'],
  DatePicker: [...field, ...toned, 'Open', 'OneDisabled', 'MinAndMax', 'TypedWrong'],
  DataGrid: [
    ...pointer,
    'Selected',
    'Sorted',
    'SwitchSaving',
    'SwitchFailed',
    'Empty',
    'Many',
    'Busy',
    ...text,
  ],
  DateRangePicker: [...field, ...toned, 'Open', 'Presets', 'MinAndMax', 'TypedWrong', 'SoFar'],
  TimePicker: [...field, ...toned, 'Open', 'OneDisabled', 'MinAndMax', 'TypedWrong', 'Narrow'],
  DateTimePicker: [...field, ...toned, 'Open', 'OneDisabled', 'MinAndMax', 'TypedWrong', 'Narrow'],
  MonthPicker: [...field, ...toned, 'Open', 'OneDisabled', 'MinAndMax', 'TypedWrong', 'Narrow'],
  DictionarySelect: [...field, 'Open', 'NoValues', 'Loading', 'LoadFailed', 'WithForm'],
  MapPicker: [
    ...field,
    'Warning',
    'Suggestions',
    'Searched',
    'NothingFound',
    'SearchFailed',
    'AddressFailed',
    'Tiles',
    'WithoutMap',
  ],
  AudioNotes: [
    'NoMarks',
    'PlainTrack',
    'MarkEdited',
    'MarkRemoved',
    'ReadOnly',
    'Unsupported',
    'Unavailable',
    'LoadingAddress',
    'Empty',
    'Controlled',
    'Narrow',
    ...text,
  ],
  FindingForm: [
    'Filled',
    'Records',
    'Suggested',
    'Adopted',
    'NoSuggestion',
    'ColumnPasted',
    'WithNotes',
    'LevelInList',
    'OwnVerdicts',
    'Invalid',
    'ReadOnly',
    'Disabled',
    'Loading',
    'Empty',
    'Controlled',
    'Narrow',
    ...text,
  ],
  PhonePreview: ['Focused', 'UpperPart', 'Scaled', 'FitsItsParent', 'Narrow', 'RightToLeft'],
  VersionDiff: ['Inline', 'Sides', 'Added', 'Removed', 'Same', 'Narrow', ...text],
  VideoStudy: [
    ...pointer,
    'ResumePrompt',
    'PausePrompt',
    'NoSkipping',
    'Empty',
    'Loading',
    'Failed',
    'NoFullScreen',
    'RightToLeft',
  ],
  FileWidget: [
    ...field,
    'Filled',
    'Uploading',
    'Failed',
    'PartlyUploaded',
    'Cancelled',
    'Refused',
    'Unreadable',
    'HostileNames',
    'Narrow',
    'WithForm',
  ],
  ImageUpload: [
    ...field,
    'Filled',
    'Several',
    'Uploading',
    'Uploaded',
    'Failed',
    'TooMany',
    'Cropping',
    'Broken',
    'Narrow',
    'WithForm',
  ],
  MaterialBrowser: [
    ...pointer,
    ...text,
    'Filled',
    'Selected',
    'TenThousand',
    'Empty',
    'NoMatch',
    'Loading',
    'LoadFailed',
    'Broken',
    'ReadOnly',
    'Uploading',
    'Failed',
    'Moving',
    'Deleting',
    'TwoLibraries',
    'Narrow',
  ],
  MaterialPicker: [
    'One',
    'Several',
    'NoneSelected',
    'UnfinishedUpload',
    'FailedUpload',
    'RightToLeft',
    'WithForm',
  ],
  MonthRange: [...field, ...toned, 'Open', 'OneDisabled', 'MinAndMax', 'TypedWrong', 'Narrow'],
  RichText: [
    ...pointer,
    ...toned,
    ...text,
    'Empty',
    'Invalid',
    'ReadOnly',
    'Disabled',
    'Many',
    'Uploading',
    'UploadFailed',
    'WithForm',
  ],
  RichTextView: ['Empty', 'Hostile', ...text],
};

/** Core components that take the keyboard, and so show it at work in a story. */
const byKeyboard = (
  'Button TextArea NumberField Select MultiSelect Combobox TreeSelect Tree ErrorSummary Dialog ' +
  'Menu ContextMenu Tabs NotificationRegion Pagination SplitButton DatePicker DateRangePicker ' +
  'TimePicker DateTimePicker MonthPicker MonthRange DictionarySelect FileWidget ImageUpload ' +
  'MaterialBrowser DataGrid RichText'
).split(' ');

/**
 * Returns a sentence for every core state without a story, and for every component that has no
 * guide.
 */
export function missingStates(base) {
  const files = sources(base, ['packages/ui/src', 'packages/widgets/src'], (name) =>
    name.endsWith('.stories.tsx'),
  );
  if (files.length === 0) return ['No stories were seen, so nothing was checked.'];
  const byName = new Map(
    files.map(({ file, text: source }) => [/(\w+)\.stories\.tsx$/.exec(file)[1], source]),
  );
  return [...guides(byName), ...groups(base), ...states(byName), ...keyboards(byName)];
}

/** Returns a sentence for every part that stands outside the groups of the sidebar. */
const groups = (base) =>
  sources(base, ['packages/ui/src'], (name) => name.endsWith('.guide.tsx'))
    .filter(({ text: source }) => !/^ {2,4}group: '/m.test(source))
    .map(({ file }) => `${file} names no group of the sidebar: add \`group\``);

const guides = (byName) =>
  [...byName]
    .filter(([, source]) => !/guide: \w+Guide/.test(source))
    .map(([name]) => `${name} has no guide: write ${name}.guide.tsx`);

const states = (byName) =>
  Object.entries(required).flatMap(([name, wanted]) => {
    const source = byName.get(name);
    if (source === undefined) return [`${name} has no stories`];
    return wanted
      .filter((state) => !new RegExp(`^export const ${state}\\b`, 'm').test(source))
      .map((state) => `${name} has no story ${state}`);
  });

const keyboards = (byName) =>
  byKeyboard
    .filter(
      (name) => byName.has(name) && !/userEvent\.(keyboard|tab|type)\(/.test(byName.get(name)),
    )
    .map((name) => `${name} has no story that uses the keyboard`);
