import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.min.css';
import { Transfer } from '@arco-design/web-react';
import { find, numberIn, press } from '../picker';
import { reactPage } from '../reactPage';
import { enter, PEOPLE, textOf } from './people';
import { selectedCount, useSelection } from './useSelection';

const dataSource = PEOPLE.map((person) => ({ key: person.id, value: textOf(person) }));

function Page() {
  const [targetKeys, setTargetKeys] = useSelection<string>();
  return (
    <Transfer
      dataSource={dataSource}
      targetKeys={targetKeys}
      onChange={setTargetKeys}
      showSearch
      listStyle={{ width: 680, height: 420 }}
      virtualListProps={{ height: 320 }}
    />
  );
}

enter({
  ...reactPage(<Page />),
  search: '.arco-transfer-view-search input',
  markAll: () => press(find('.arco-transfer-view-header input')),
  move: () => press(find('.arco-transfer-operations button')),
  offered: () => numberIn(find('.arco-transfer-view-header')?.textContent, /\/\s*([\d,]+)/),
  selected: selectedCount,
});
