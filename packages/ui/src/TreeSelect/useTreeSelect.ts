import { useMemo, useState } from 'react';
import { useControllable } from '../internal/useControllable';
import { withChildren, type TreeItem, type TreeLoad } from '../Tree/model/treeItem';
import { chosenPaths, type ChosenPath } from './model/chosenPaths';

/**
 * What is chosen: the key of one item or `null`, or with several the keys of what is checked, full
 * branches among them.
 */
export type TreeSelectValue<Multiple extends boolean> = Multiple extends true
  ? readonly string[]
  : string | null;

/** What is chosen, kept by the parent or by the field itself. */
export interface TreeChoice<Multiple extends boolean> {
  /**
   * Whether several can be chosen, with check boxes.
   * @default false
   */
  multiple?: Multiple | undefined;
  /** What is chosen. Without it the field keeps its own. */
  value?: TreeSelectValue<Multiple> | undefined;
  /** What is chosen first. @default nothing */
  defaultValue?: TreeSelectValue<Multiple> | undefined;
  /** Called with what is chosen after a change. */
  onValueChange?: ((value: TreeSelectValue<Multiple>) => void) | undefined;
}

/** Where the choices come from. */
export interface TreeSource {
  items: readonly TreeItem[];
  /** Brings the children of an `expandable` item when it is opened first. */
  load?: TreeLoad | undefined;
  /**
   * Whether a check box stands for its item alone, not for what is below it.
   * @default false
   */
  checkStrictly?: boolean | undefined;
  /** Names a chosen key that is not loaded. @default the key itself */
  labelOf?: ((key: string) => string | undefined) | undefined;
}

export interface TreeSelectState {
  keys: readonly string[];
  /** What is chosen and the way to it, as it is shown. */
  chosen: readonly ChosenPath[];
  /** The tree with what was brought so far: closing the panel loses none of it. */
  items: readonly TreeItem[];
  load: TreeLoad | undefined;
  choose(keys: readonly string[]): void;
}

const NOTHING: ReadonlyMap<string, readonly TreeItem[]> = new Map();

/** State of a tree select, without markup. */
export function useTreeSelect<Multiple extends boolean>(
  choice: TreeChoice<Multiple>,
  { items, load, checkStrictly = false, labelOf }: TreeSource,
): TreeSelectState {
  const [keys, setKeys] = useControllable({
    value: choice.value === undefined ? undefined : listOf(choice.value),
    initial: () => listOf(choice.defaultValue ?? null),
    onChange: (next) =>
      choice.onValueChange?.(
        (choice.multiple ? next : (next[0] ?? null)) as TreeSelectValue<Multiple>,
      ),
  });
  const [brought, setBrought] = useState(NOTHING);
  const whole = useMemo(() => withChildren(items, brought), [items, brought]);
  const isCascading = choice.multiple === true && !checkStrictly;
  const chosen = chosenPaths(whole, keys, isCascading).map((path) =>
    path.labels.length === 1 && path.labels[0] === path.key
      ? { ...path, labels: [labelOf?.(path.key) ?? path.key] }
      : path,
  );

  const keepingLoad: TreeLoad = async (item, context) => {
    const children = (await load?.(item, context)) ?? [];
    if (!context.signal.aborted) setBrought((known) => new Map(known).set(item.key, children));
    return children;
  };
  return { keys, chosen, items: whole, load: load && keepingLoad, choose: setKeys };
}

function listOf(value: string | null | readonly string[]): readonly string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}
