import { createStore, type ReadableStore } from '@mingjian/ui';

/** Unsaved input of one form. */
export interface UnsavedInput {
  /** Name of the record that the form is for, such as `companyList/17`. Unique within its tab. */
  record: string;
  /** Name of the form for people. */
  title: string;
  /** Number of changed fields. */
  changes: number;
  /** Whether its draft outlasts the window. */
  isLasting: boolean;
  /** Deletes its draft. */
  discard(): void;
}

/** Unsaved inputs by the keys of their tabs. A tab without any has no entry. */
export type UnsavedInputs = ReadonlyMap<string, readonly UnsavedInput[]>;

/** The unsaved inputs of all open tabs, also of hidden and sleeping ones. */
export interface UnsavedStore extends ReadableStore<UnsavedInputs> {
  /** Stores the unsaved input of a record; `null` once there is none any more. */
  report(key: string, record: string, input: Omit<UnsavedInput, 'record'> | null): void;
  /** Returns the unsaved inputs of some tabs. */
  of(keys: readonly string[]): UnsavedInput[];
  delete(key: string): void;
  /** Removes the inputs of all tabs but the open ones. */
  retain(isOpen: (key: string) => boolean): void;
}

/** Creates a store without unsaved inputs. */
export function createUnsavedStore(): UnsavedStore {
  const { get, getInitial, set, subscribe } = createStore<UnsavedInputs>(new Map());
  const write = (key: string, inputs: readonly UnsavedInput[]) => {
    const next = new Map(get());
    if (inputs.length > 0) next.set(key, inputs);
    else next.delete(key);
    set(next);
  };
  const inputsOf = (key: string) => get().get(key) ?? [];
  return {
    get,
    getInitial,
    subscribe,
    report(key, record, input) {
      const inputs = inputsOf(key);
      const others = inputs.filter((one) => one.record !== record);
      if (input !== null) write(key, [...others, { ...input, record }]);
      else if (others.length < inputs.length) write(key, others);
    },
    of: (keys) => keys.flatMap(inputsOf),
    delete(key) {
      if (get().has(key)) write(key, []);
    },
    retain(isOpen) {
      const left = [...get()].filter(([key]) => isOpen(key));
      if (left.length < get().size) set(new Map(left));
    },
  };
}
