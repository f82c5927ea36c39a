import { Transfer } from '@douyinfe/semi-ui-19';
import { find, numberIn, press } from '../picker';
import { reactPage } from '../reactPage';
import { enter, PEOPLE, textOf } from './people';
import { selectedCount, useSelection } from './useSelection';

const dataSource = PEOPLE.map((person) => ({
  key: person.id,
  value: person.id,
  label: textOf(person),
}));

function Page() {
  const [value, setValue] = useSelection<string | number>();
  return (
    <Transfer
      style={{ width: 1400, height: 420 }}
      dataSource={dataSource}
      value={value}
      onChange={setValue}
    />
  );
}

enter({
  ...reactPage(<Page />),
  search: '.semi-transfer-left input',
  markAll: () => press(find('.semi-transfer-left-header button')),
  // A mark selects at once.
  move: () => {},
  offered: () => numberIn(find('.semi-transfer-left-header')?.textContent),
  selected: selectedCount,
});
