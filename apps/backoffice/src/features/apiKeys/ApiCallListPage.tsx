import { useMemo } from 'react';
import type { ApiCall } from '@mingjian/api';
import { useTexts } from '@mingjian/ui';
import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { apiCallList } from './apiCallList';
import { apiCallListTexts } from './apiCallList.texts';

/** The first status of a refusal. */
const REFUSED = '400';

/** Calls that were made with keys. */
export function ApiCallListPage() {
  const t = useTexts(apiCallListTexts);
  const presets = useMemo(
    () => [
      { key: 'all', label: t.all, conditions: () => [] },
      {
        key: 'refused',
        label: t.refused,
        conditions: () => [{ field: 'httpStatus', operator: 'GE' as const, value: REFUSED }],
        counted: true,
      },
    ],
    [t],
  );
  const screen = useListScreen(apiCallList, { presets });
  return <ListScreen<ApiCall> screen={screen} />;
}
