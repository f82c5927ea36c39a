import { useMemo } from 'react';
import type { FlashOrder } from '@mingjian/api';
import type { ListActions } from '@mingjian/widgets/ListGrid';
import { ListScreen, useListScreen } from '../../../shared/resourceList/ListScreen';
import { useOrderBulk } from '../bulk/useOrderBulk';
import { renderOrderPreview } from '../preview/lazyOrderPreview';
import { useDangerOptions } from '../useDangerOptions';
import { flashList } from './flashList';
import { useFlashReports } from './useFlashReports';

/** The list of flash orders (闪调), for staff. */
export function FlashListPage() {
  const screen = useListScreen(flashList, { pageOptions: useDangerOptions() });
  const bulk = useOrderBulk<FlashOrder>(screen.can);
  const row = useFlashReports();
  const actions = useMemo<ListActions<FlashOrder>>(() => ({ bulk, row }), [bulk, row]);
  return <ListScreen screen={screen} actions={actions} preview={renderOrderPreview} selectable />;
}
