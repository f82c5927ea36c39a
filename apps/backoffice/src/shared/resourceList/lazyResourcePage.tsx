import type { Versioned } from '@mingjian/api';
import { list, type Screen } from '../../shell';
import type { ResourceList } from './listOf';

/** Returns the page of a resource. Its list and the page's code load when it is first shown. */
export const lazyResourcePage = <Row extends Versioned>(
  load: () => Promise<{ list: ResourceList<Row> }>,
): Screen =>
  list(async () => {
    const [{ list: resourceList }, { ResourcePage }] = await Promise.all([
      load(),
      import('./ResourcePage'),
    ]);
    return { Page: () => <ResourcePage list={resourceList} /> };
  }, 'Page');
