import { useLayoutEffect, useRef, useState } from 'react';

type Action = (...values: never[]) => unknown;

/**
 * Returns actions of one identity, which run those of the newest render: rows that take them need
 * not render with their list.
 */
export function useStableActions<Actions extends { [Name in keyof Actions]: Action }>(
  actions: Actions,
): Actions {
  const latest = useRef(actions);
  useLayoutEffect(() => void (latest.current = actions));
  const [stable] = useState(() => {
    const names = Object.keys(actions) as (keyof Actions)[];
    return Object.fromEntries(
      names.map((name) => [name, (...values: never[]) => latest.current[name](...values)]),
    ) as Actions;
  });
  return stable;
}
