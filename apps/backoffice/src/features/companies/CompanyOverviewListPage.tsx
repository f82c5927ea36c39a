import { ListScreen, useListScreen } from '../../shared/resourceList/ListScreen';
import { companyOverviewList } from './companyOverviewList';

/** Client companies with what is under way for each. Each leads to its page. */
export function CompanyOverviewListPage() {
  const screen = useListScreen(companyOverviewList);
  return <ListScreen screen={screen} />;
}
