import { Transfer } from 'antd';
import { find, numberIn, press } from '../picker';
import { reactPage } from '../reactPage';
import { enter, isFound, PEOPLE, textOf, type Person } from './people';
import { selectedCount, useSelection } from './useSelection';

const dataSource = PEOPLE.map((person) => ({ key: person.id, person }));

export interface PageProps {
  /** Whether the lists have pages. */
  paged: boolean;
}

function Page({ paged }: PageProps) {
  const [targetKeys, setTargetKeys] = useSelection<React.Key>();
  return (
    <Transfer<{ key: string; person: Person }>
      dataSource={dataSource}
      targetKeys={targetKeys}
      onChange={setTargetKeys}
      showSearch
      pagination={paged}
      filterOption={(query, { person }) => isFound(query, person)}
      render={({ person }) => textOf(person)}
      styles={{ section: { width: 680, height: 420 } }}
    />
  );
}

/** Marks the rows of all pages, which only the menu of the list's head does. */
async function markAllPages() {
  find('.ant-transfer-list-header .ant-dropdown-trigger')!.dispatchEvent(
    new MouseEvent('mouseover', { bubbles: true }),
  );
  for (;;) {
    const items = [...document.querySelectorAll('.ant-dropdown-menu-item')];
    const item = items.find(({ textContent }) => textContent === 'Select all data');
    if (item) return press(item);
    await new Promise(requestAnimationFrame);
  }
}

/** Registers the page, with or without pages in its lists. */
export function enterAntd(props: PageProps): void {
  enter({
    ...reactPage(<Page {...props} />),
    search: '.ant-transfer input[type=text]',
    markAll: () =>
      props.paged ? markAllPages() : press(find('.ant-transfer-list-header .ant-checkbox-input')),
    move: () => press(find('.ant-transfer-actions button')),
    offered: () => numberIn(find('.ant-transfer-list-header-selected')?.textContent),
    selected: selectedCount,
  });
}
