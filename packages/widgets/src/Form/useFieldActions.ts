import { useState } from 'react';
import type { FieldActions } from './formField';
import type { FormProblems } from './formProblem';

/** The actions of the controls of a form. */
export interface FieldActionsState {
  /** Sets the actions of the control at a path such as `addresses.0.files`; `null` removes them. */
  set(this: void, path: string, actions: FieldActions | null): void;
  /** Returns the problems of values that are unfinished, by path, such as `addresses[0].files`. */
  problems(this: void): FormProblems;
}

/** Returns the actions of the controls, outside of renders. */
export function useFieldActions(): FieldActionsState {
  const [state] = useState(createFieldActions);
  return state;
}

function createFieldActions(): FieldActionsState {
  const controls = new Map<string, FieldActions>();
  return {
    set(path, actions) {
      if (actions) controls.set(path, actions);
      else controls.delete(path);
    },
    problems: () =>
      Object.fromEntries(
        [...controls].flatMap(([path, actions]) => {
          const problem = actions.getProblem();
          return problem === undefined ? [] : [[rowPath(path), problem]];
        }),
      ),
  };
}

/** Returns a path with its row in brackets: `addresses[0].city` for `addresses.0.city`. */
export const rowPath = (name: string): string => name.replaceAll(/\.(\d+)\./g, '[$1].');

/** Returns a path by whose exact name a control in a row is subscribed: `addresses.0.city`. */
export const dottedPath = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '.$1');
