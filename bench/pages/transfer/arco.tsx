import '@arco-design/web-react/es/_util/react-19-adapter';
import '@arco-design/web-react/dist/css/arco.min.css';
import { Transfer } from '@arco-design/web-react';
import { numberIn, press } from '../picker';
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

const find = (selector: string) => document.querySelector(selector);

enter({
  ...reactPage(<Page />),
  search: '.arco-transfer-view-search input',
  markAll: () => press(find('.arco-transfer-view-header input')),
  move: () => press(document.querySelectorAll('.arco-transfer-operations button')[0]),
  offered: () => numberIn(find('.arco-transfer-view-header')?.textContent, /\/\s*([\d,]+)/),
  selected: selectedCount,
});
