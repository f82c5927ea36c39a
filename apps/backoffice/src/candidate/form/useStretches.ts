import type { CollectStretch, CollectValue } from '@mingjian/api';
import { useStore } from '@mingjian/ui';
import { usePage } from '../page/pageContext';
import type { FilledItem } from './itemSaver';

/** The stretches of an item, and their changes. */
export interface Stretches {
  filled: FilledItem;
  /** At least one, so that there is something to fill in. */
  shown: readonly CollectStretch[];
  change(index: number, key: string, value: CollectValue): void;
  add(): void;
  remove(index: number): void;
}

const orOne = (stretches: readonly CollectStretch[]) => (stretches.length === 0 ? [{}] : stretches);

/** Returns the stretches of an item of the page; `undefined` before it is there. */
export function useStretches(groupCode: string): Stretches | undefined {
  const { saver } = usePage();
  const filled = useStore(saver.store, ({ items }) => items[groupCode]);
  if (!filled) return undefined;
  const set = (change: (stretches: readonly CollectStretch[]) => CollectStretch[]) =>
    saver.change(groupCode, ({ stretches }) => ({ stretches: change(orOne(stretches)) }));
  return {
    filled,
    shown: orOne(filled.own.stretches),
    change: (index, key, value) =>
      set((stretches) =>
        stretches.map((stretch, i) => (i === index ? { ...stretch, [key]: value } : stretch)),
      ),
    add: () => set((stretches) => [...stretches, {}]),
    remove: (index) => set((stretches) => stretches.filter((_, i) => i !== index)),
  };
}
