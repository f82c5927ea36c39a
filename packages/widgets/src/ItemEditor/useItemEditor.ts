import { useState } from 'react';
import { useControllable } from '@mingjian/ui';
import { keysOf, type ItemDraft, type SurveyGroup, type SurveyItem } from './model/surveyItems';
import * as items from './model/surveyItems';

/** The groups of survey items, controlled or uncontrolled. */
export interface ItemEditorOptions {
  /**
   * The groups. Without them the editor is uncontrolled. Pass the objects of `onValueChange` back:
   * undo and the rendering of one row alone depend on their identity.
   */
  value?: readonly SurveyGroup[] | undefined;
  /** @default none */
  defaultValue?: readonly SurveyGroup[] | undefined;
  /** Called with all groups after a change, wrong ones among them: see `areValidItems`. */
  onValueChange?: ((value: readonly SurveyGroup[]) => void) | undefined;
  /** An earlier version. Its differences are listed, its keys are never used again. */
  published?: readonly SurveyGroup[] | undefined;
}

/** Groups of survey items and their changes. */
export interface ItemEditorState {
  groups: readonly SurveyGroup[];
  canUndo: boolean;
  /** Restores the groups before the last change; typing in one field is one change. */
  undo(): void;
  addGroup(table: string): void;
  removeGroup(group: number): void;
  changeGroup(group: number, change: Partial<Omit<SurveyGroup, 'dataForm'>>): void;
  addItems(group: number, drafts: readonly ItemDraft[]): void;
  removeItem(group: number, index: number): void;
  moveItem(group: number, from: number, to: number): void;
  changeItem(group: number, index: number, change: Partial<SurveyItem>): void;
  /** Stores the initial groups again. */
  reset(): void;
}

interface History {
  /** Groups before each change. */
  past: readonly (readonly SurveyGroup[])[];
  /** Groups after the last change. */
  latest: readonly SurveyGroup[] | null;
  /** Field of the last change; `null` for one that is no typing. */
  field: string | null;
}

const NONE: readonly SurveyGroup[] = [];
const NO_HISTORY: History = { past: [], latest: null, field: null };
const MAX_STEPS = 100;

/** State of the editor of survey items, without markup. */
export function useItemEditor({
  value,
  defaultValue = NONE,
  onValueChange,
  published = NONE,
}: ItemEditorOptions): ItemEditorState {
  const [groups, setGroups, reset] = useControllable({
    value,
    initial: defaultValue,
    onChange: onValueChange,
  });
  const [stored, setHistory] = useState(NO_HISTORY);
  // Groups from outside, such as another product's, begin a new history.
  const history = stored.latest === groups ? stored : NO_HISTORY;

  const commit = (next: readonly SurveyGroup[], field: string | null = null) => {
    if (next === groups) return;
    const continues = field !== null && field === history.field;
    const past = continues ? history.past : [...history.past.slice(1 - MAX_STEPS), groups];
    setHistory({ past, latest: next, field });
    setGroups(next);
  };

  return {
    groups,
    canUndo: history.past.length > 0,
    undo: () => {
      const previous = history.past.at(-1);
      if (!previous) return;
      setHistory({ past: history.past.slice(0, -1), latest: previous, field: null });
      setGroups(previous);
    },
    addGroup: (table) => commit(items.withGroup(groups, table)),
    removeGroup: (group) => commit(items.withoutGroup(groups, group)),
    changeGroup: (group, change) =>
      commit(
        items.withChangedGroup(groups, group, change),
        `${group}.${Object.keys(change).join()}`,
      ),
    addItems: (group, drafts) =>
      commit(items.withAddedItems(groups, group, drafts, keysOf(published))),
    removeItem: (group, index) => commit(items.withoutItem(groups, group, index)),
    moveItem: (group, from, to) => commit(items.withMovedItem(groups, group, from, to)),
    changeItem: (group, index, change) =>
      commit(
        items.withChangedItem(groups, group, index, change),
        `${group}.${index}.${Object.keys(change).join()}`,
      ),
    reset,
  };
}
