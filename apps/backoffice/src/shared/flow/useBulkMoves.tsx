import { lazy, Suspense, useMemo } from 'react';
import type {
  BulkAction,
  BulkCheck,
  BulkCheckOptions,
  BulkRowResult,
} from '@mingjian/widgets/ListGrid';
import {
  createBulkInput,
  isComplete,
  resetBulkInput,
  type BulkInput,
  type BulkInputKind,
} from './bulkInput';

const BulkInputField = lazy(async () => ({
  default: (await import('./BulkInputField')).BulkInputField,
}));

/** A move that is made for several rows. */
export interface BulkMoveOffer<Name extends string> {
  name: Name;
  label: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** Input that it needs. @default none */
  input?: BulkInputKind | undefined;
  /** Label of the input of a person. */
  inputLabel?: string | undefined;
}

/** Calls of a flow for several rows. Keep the object. */
export interface BulkMoveCalls<Name extends string> {
  /** Returns for which rows a move can be made now. */
  check(name: Name, ids: readonly string[], options: BulkCheckOptions): Promise<BulkCheck>;
  /** Makes a move for rows, and returns the result of each. */
  make(
    name: Name,
    ids: readonly string[],
    input: BulkInput,
    options: { signal: AbortSignal },
  ): Promise<readonly BulkRowResult[]>;
}

/**
 * Returns the bulk actions of a list whose rows have a course. The server says before which rows
 * can be moved, and after which were.
 */
export function useBulkMoves<Row extends { id: string }, Name extends string>(
  offers: readonly BulkMoveOffer<Name>[],
  calls: BulkMoveCalls<Name>,
  hrefOf: (row: Row) => string,
): readonly BulkAction<Row>[] {
  return useMemo(
    () =>
      offers.map(({ name, label, tone, input, inputLabel = '' }): BulkAction<Row> => {
        const store = createBulkInput();
        return {
          key: name,
          label,
          tone,
          hrefOf,
          async check(rows, options) {
            // Rows that are tried again after the run get the same input.
            resetBulkInput(store);
            return calls.check(name, idsOf(rows), options);
          },
          renderInput:
            input &&
            (() => (
              <Suspense fallback={null}>
                <BulkInputField kind={input} store={store} label={inputLabel} />
              </Suspense>
            )),
          isReady() {
            store.update((last) => ({ ...last, isTried: true }));
            return input === undefined || isComplete(store.get(), input);
          },
          run: async (rows, options) => calls.make(name, idsOf(rows), store.get(), options),
        };
      }),
    [offers, calls, hrefOf],
  );
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
