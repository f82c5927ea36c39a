/**
 * Findings of one run of the visual gate: the interface between the gate, which writes it, and the
 * review page, which reads it.
 */
export interface Report {
  /**
   * Content hash of the findings: the same findings have the same id, so decisions begun yesterday
   * are found again.
   */
  id: string;
  /** When the run ended, ISO 8601. */
  at: string;
  /** Commit of the working tree, with `+` when files were changed since; `null` outside git. */
  commit: string | null;
  /**
   * The commit whose pictures, taken on the same machine, stood in for the baselines; `null` where
   * the baselines themselves did.
   */
  against: Against | null;
  /** Full hash of the commit that changes are explained from; `null` where git cannot tell. */
  base: string | null;
  /** Pictures that were taken, changed or not. */
  captures: number;
  /** Everything that needs a look, ordered by group. */
  changes: Change[];
  /** Groups of equal changes, the largest first. A change stands in exactly one. */
  groups: ChangeGroup[];
  /** Stories with errors, whether or not their pictures changed. */
  broken: BrokenStory[];
  /** Causes that reached stories and changed no picture. */
  missing: MissingChange[];
  /** Parts of pictures that are not compared. */
  masks: MaskState[];
  /** Every cell of each story that `changes` names, changed or not: the matrix. */
  stories: StoryMatrix[];
}

/** A commit that was rendered and compared with instead of the stored baselines. */
export interface Against {
  /** As it was asked for: `main`, `HEAD~1`. */
  ref: string;
  /** Its full hash. */
  commit: string;
}

/**
 * Conditions under which a story is rendered: `light-zh`, `dark-en`, `compact`, `phone`, `forced` …
 */
export type CellName = string;

/** A picture by content. The pixels are found under `hash` beside the report. */
export interface Picture {
  hash: string;
  width: number;
  height: number;
}

/** A rectangle of a picture, in pixels from its upper left corner. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type ChangeKind = 'changed' | 'new' | 'removed' | 'renamed' | 'unstable';

/** One picture that is not what the baseline says. */
export interface Change {
  /** `story/cell`, unique in the report. */
  id: string;
  kind: ChangeKind;
  /** Storybook's id, `parts-button--neutral`. */
  story: string;
  cell: CellName;
  /** The component's place, `Parts/Button`. */
  title: string;
  /** The story's name, `Neutral`. */
  name: string;
  /** The baseline. `null` for a new one. */
  before: Picture | null;
  /** The picture of this run. `null` for a removed one. */
  after: Picture | null;
  /** The second picture of the same run, of an unstable cell only. */
  again: Picture | null;
  /** The story that had exactly this picture before, of a renamed one only. */
  renamedFrom: string | null;
  /** Regions of differing pixels, largest first. Empty unless `changed` or `unstable`. */
  regions: Region[];
  /** Visible signs of the change, most important first. */
  signs: Sign[];
  /** Id of the group. */
  group: string;
  /** Causes of the change. Empty when no change reaches this story. */
  causes: Cause[];
  /** The spoken tree of the story in this cell's language, a line each. */
  aria: { before: string[]; after: string[] };
  /**
   * Breaches of accessibility rules in this run and before. Baselines have none, since a breach
   * fails the gate.
   */
  axe: { before: AxeBreach[]; after: AxeBreach[] };
  /** Overlays of the picture. `null` where they were not read. */
  marks: Marks | null;
  /** Console messages of the story. */
  console: string[];
  /**
   * Earlier decision about exactly these two pictures. A denied one comes back until its pixels
   * change.
   */
  decided: Decision | null;
}

/** A patch of differing pixels that hang together. */
export interface Region extends Box {
  /** Pixels that differ in it. */
  pixels: number;
}

/** Kind of a difference. */
export type Sign = 'moved' | 'recoloured' | 'resized' | 'appeared' | 'vanished' | 'redrawn';

/**
 * Changes of one kind that have the same cause, or, where nothing explains them, differ in the same
 * way from their baselines.
 */
export interface ChangeGroup {
  id: string;
  kind: ChangeKind;
  /** Ids of the changes, the most telling first. */
  changes: string[];
  /** Why they stand together. */
  by: 'cause' | 'pixels' | 'component';
  /**
   * The cause that puts them together: a file, a setting, or tokens that changed as one. Empty
   * where there is none.
   */
  causes: Cause[];
}

/** A story that fails the run by itself. */
export interface BrokenStory {
  story: string;
  title: string;
  name: string;
  /** Errors, failed requests and breaches of accessibility rules. */
  lines: string[];
}

/** Something that changed between the baseline and now and that a story depends on. */
export interface Cause {
  kind: 'token' | 'file' | 'setting';
  /** Token `color.accent`, path `packages/ui/src/Button/Button.styles.ts`, setting `browser`. */
  name: string;
  /**
   * The component whose folder it is, or that reads the token; `null` where that is no component.
   */
  component: string | null;
  /** The token's or setting's values. `null` for files. */
  before: string | null;
  after: string | null;
}

/** A cause that should have shown: it reaches stories, and none of their pictures changed. */
export interface MissingChange {
  cause: Cause;
  /** Stories that depend on it. */
  stories: string[];
}

export interface AxeBreach {
  rule: string;
  impact: string;
  /** Selector of the element. */
  target: string;
  help: string;
  box: Box | null;
}

/** Overlays that the page can draw over a picture. */
export interface Marks {
  /** Stops of the Tab key, in order. */
  focus: { box: Box; role: string; name: string }[];
  /** Landmarks, headings and controls with what a screen reader calls them. */
  names: { box: Box; role: string; name: string }[];
  /** Texts with their contrast against what is behind them; `null` where no single colour is. */
  contrast: { box: Box; ratio: number | null; needed: number }[];
}

export interface MaskState {
  story: string;
  /** All cells if absent. */
  cell: CellName | null;
  selector: string;
  reason: string;
  by: string;
  /** First day, `2026-11-21`. */
  since: string;
  /** Last day on which it holds, `2026-12-31`. */
  until: string;
  /** Part of the picture's area that it hides, 0 to 1. */
  area: number;
}

export interface StoryMatrix {
  story: string;
  title: string;
  name: string;
  cells: { cell: CellName; picture: Picture | null; changed: boolean }[];
  /**
   * Pictures of the story after each step of its play function, in light-zh; empty without one.
   */
  steps: { label: string; picture: Picture }[];
}

export type Verdict = 'accept' | 'deny';

/** A decision about one pair of pictures. It applies to these pixels wherever they occur again. */
export interface Decision {
  story: string;
  cell: CellName;
  /** Hash of the baseline. `null` where there was none. */
  before: string | null;
  /** Hash of the picture. `null` where the story is gone. */
  after: string | null;
  verdict: Verdict;
  /** Why. Never empty. */
  reason: string;
  by: string;
  /** ISO 8601. */
  at: string;
  /** The group it was decided with; `null` on its own. */
  group: string | null;
  /**
   * Ids of the changes of its group that were looked at before: the sample that a whole group
   * needs. Empty for a decision on a single picture.
   */
  looked: string[];
}

/** File that the page exports and `visual:apply` reads. */
export interface DecisionFile {
  /** Id of the report. */
  report: string;
  decisions: Decision[];
}
