import { useEffect, useState } from 'react';

let count = 0;

/** Returns the number of selected people. */
export const selectedCount = (): number => count;

/** Selected ids, and the function that replaces them. */
export function useSelection<Id>() {
  const [ids, setIds] = useState<Id[]>([]);
  useEffect(() => {
    count = ids.length;
  }, [ids]);
  return [ids, setIds] as const;
}
