import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { useCodePresets } from '../../shared/resourceList/useCodePresets';
import { messageTryList } from './messageTryList';

/** Failed, sent. */
const RESULTS = [2, 1];

/** Attempts to send messages, which only the server writes. */
export function MessageTryListPage() {
  const presets = useCodePresets('result', 'message_try', RESULTS);
  return <ListScreen screen={useListScreen(messageTryList, { presets })} />;
}
