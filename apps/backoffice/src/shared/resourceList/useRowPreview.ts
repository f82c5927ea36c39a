import { useMemo, useState, type ReactNode } from 'react';
import type { ListPreview } from '@mingjian/widgets/ListGrid';
import { browserStorage } from '../../base/browserStorage';
import { useSignedIn } from '../../shell';

/**
 * Returns the preview of a list's rows. Whether it is open is stored for this person and page. Keep
 * the function.
 */
export function useRowPreview<Row>(
  pageCode: string,
  render: ((row: Row) => ReactNode) | undefined,
): ListPreview<Row> | undefined {
  const { user } = useSignedIn();
  const key = `mj.preview.${user.id}.${pageCode}`;
  const [open, setOpen] = useState(() => browserStorage.get(key) === '1');
  return useMemo(
    () =>
      render && {
        render,
        open,
        onOpenChange: (next) => {
          browserStorage.set(key, next ? '1' : '0');
          setOpen(next);
        },
      },
    [render, open, key],
  );
}
