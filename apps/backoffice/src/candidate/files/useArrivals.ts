import { useCallback, useEffect } from 'react';
import { usePage } from '../page/pageContext';
import type { AnswerFile } from '../form/model/answers';
import { restoreUploads } from './uploadQueue';

/** Returns what adds an arrived file to the answers of an item. */
export function useArrivals() {
  const { saver } = usePage();
  return useCallback(
    (groupCode: string) => (file: AnswerFile) =>
      saver.change(groupCode, (own) => ({ files: [...own.files, file] })),
    [saver],
  );
}

/** Sends the files that were on their way when the page was closed. */
export function useRestoredUploads() {
  const { page } = usePage();
  const arrived = useArrivals();
  useEffect(() => {
    const groups = new Set(page.items.map(({ groupCode }) => groupCode));
    void restoreUploads(page.orderId, groups, arrived);
  }, [page, arrived]);
}
