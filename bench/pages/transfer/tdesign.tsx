import 'tdesign-react/es/_util/react-19-adapter';
import 'tdesign-react/dist/tdesign.min.css';
import { Transfer } from 'tdesign-react';
import { find, numberIn, press } from '../picker';
import { reactPage } from '../reactPage';
import { enter, PEOPLE, textOf } from './people';
import { selectedCount, useSelection } from './useSelection';

const data = PEOPLE.map((person) => ({ value: person.id, label: textOf(person) }));

function Page() {
  const [value, setValue] = useSelection<string | number>();
  return (
    <Transfer
      data={data}
      value={value}
      onChange={(next) => setValue([...next])}
      search
      style={{ width: 1400, height: 420 }}
    />
  );
}

enter({
  ...reactPage(<Page />),
  search: '.t-transfer input[type=text]',
  markAll: () => press(find('.t-transfer__list-header input[type=checkbox]')),
  move: () => press(find('.t-transfer__operations button')),
  offered: () => numberIn(find('.t-transfer__list-header')?.textContent, /\/\s*([\d,]+)/),
  selected: selectedCount,
});
