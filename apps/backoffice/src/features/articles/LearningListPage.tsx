import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { learningList } from './learningList';

/** The list of articles and training videos to read. Whoever writes them has another one. */
export function LearningListPage() {
  return <ListScreen screen={useListScreen(learningList)} />;
}
