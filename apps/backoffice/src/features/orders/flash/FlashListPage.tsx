import { ListScreen, useListScreen } from '../../../shared/resourceList/ListScreen';
import { renderOrderPreview } from '../preview/lazyOrderPreview';
import { useDangerOptions } from '../useDangerOptions';
import { flashList } from './flashList';

/** The list of flash orders (闪调), for staff. */
export function FlashListPage() {
  const screen = useListScreen(flashList, { pageOptions: useDangerOptions() });
  return <ListScreen screen={screen} preview={renderOrderPreview} />;
}
